import type { Language } from "./language";
import { type MqttWords, mqttEn } from "./mqtt-en";
import { mqttEs } from "./mqtt-es";

/** Returns the texts about brokers in the user's language. */
export function mqttWords(language: Language): MqttWords {
  switch (language) {
    case "en":
      return mqttEn;
    case "es":
      return mqttEs;
  }
}
