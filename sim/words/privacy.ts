/** The texts of the page that says what the clock keeps: in every language of the play screen, on one page. */

interface Privacy {
  title: string;
  lines: readonly string[];
}

export const privacy = {
  en: {
    title: "What this clock keeps",
    lines: [
      "The clock keeps its games, matches, time controls and settings in your browser, on this device.",
      "It sends nothing. It asks no other server, sets no cookies, and has no statistics and no advertising.",
      "A game, a match or a picture leaves the device only when you share or save it.",
      "To delete everything, delete this site’s data in your browser.",
    ],
  },
  es: {
    title: "Lo que guarda este reloj",
    lines: [
      "El reloj guarda sus partidas, matches, ritmos y ajustes en tu navegador, en este dispositivo.",
      "No envía nada. No consulta ningún otro servidor, no usa cookies y no tiene estadísticas ni publicidad.",
      "Una partida, un match o una imagen solo salen del dispositivo cuando tú los compartes o los guardas.",
      "Para borrarlo todo, borra los datos de este sitio en tu navegador.",
    ],
  },
  de: {
    title: "Was diese Uhr speichert",
    lines: [
      "Die Uhr speichert ihre Partien, Wettkämpfe, Bedenkzeiten und Einstellungen in deinem Browser auf diesem Gerät.",
      "Sie sendet nichts. Sie fragt keinen anderen Server, setzt keine Cookies und hat weder Statistik noch Werbung.",
      "Eine Partie, ein Wettkampf oder ein Bild verlässt das Gerät nur, wenn du es teilst oder sicherst.",
      "Um alles zu löschen, lösche die Daten dieser Website in deinem Browser.",
    ],
  },
  fr: {
    title: "Ce que garde cette pendule",
    lines: [
      "La pendule garde ses parties, ses matchs, ses cadences et ses réglages dans votre navigateur, sur cet appareil.",
      "Elle n’envoie rien. Elle ne consulte aucun autre serveur et n’a ni cookies, ni statistiques, ni publicité.",
      "Une partie, un match ou une image ne quitte l’appareil que si vous le partagez ou l’enregistrez.",
      "Pour tout effacer, effacez les données de ce site dans votre navigateur.",
    ],
  },
  ru: {
    title: "Что хранят эти часы",
    lines: [
      "Партии, матчи, контроли и настройки хранятся в вашем браузере, на этом устройстве.",
      "Часы ничего не отправляют: ни других серверов, ни cookie, ни статистики, ни рекламы.",
      "Партия, матч или картинка покидает устройство, только если вы ею поделитесь или сохраните её.",
      "Чтобы удалить всё, удалите данные этого сайта в браузере.",
    ],
  },
  pt: {
    title: "O que este relógio guarda",
    lines: [
      "O relógio guarda as partidas, os matches, os ritmos e os ajustes no seu navegador, neste dispositivo.",
      "Não envia nada. Não consulta nenhum outro servidor, não usa cookies e não tem estatísticas nem publicidade.",
      "Uma partida, um match ou uma imagem só sai do dispositivo quando você compartilha ou salva.",
      "Para apagar tudo, apague os dados deste site no navegador.",
    ],
  },
} as const satisfies Readonly<Record<string, Privacy>>;
