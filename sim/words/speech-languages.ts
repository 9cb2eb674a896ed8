/** The languages of speech, in the order of `Tongue`. */
export const SPEECH_LANGUAGES = ["en", "es", "de", "fr", "ru", "pt"] as const;

export type SpeechLanguage = (typeof SPEECH_LANGUAGES)[number];
