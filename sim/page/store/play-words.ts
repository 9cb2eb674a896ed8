/** Holds the texts of the play screen in the page's language. Speech and the simulator use some of them. */
import { computed } from "@preact/signals";
import { playWords } from "../../words/play";
import { language } from "./store";

export const words = computed(() => playWords(language.value));
