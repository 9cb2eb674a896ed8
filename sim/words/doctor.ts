import { type DoctorWords, doctorEn } from "./doctor-en";
import { doctorEs } from "./doctor-es";
import type { Language } from "./language";

/** Returns the texts of `flagfall doctor` in the user's language. */
export function doctorWords(language: Language): DoctorWords {
  switch (language) {
    case "en":
      return doctorEn;
    case "es":
      return doctorEs;
  }
}
