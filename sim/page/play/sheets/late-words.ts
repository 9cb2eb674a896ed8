/** Holds the texts of the sheets that the page loads late, in the page's language. */
import { computed } from "@preact/signals";
import { elsewhereEn } from "../../../words/elsewhere-en";
import { elsewhereEs } from "../../../words/elsewhere-es";
import { language } from "../../store/store";

export const lateWords = computed(() => (language.value === "es" ? elsewhereEs : elsewhereEn));
