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
      "By itself it sends nothing. It asks no other server, sets no cookies, and has no statistics and no advertising.",
      "A game, a match or a picture leaves the device only when you share or save it.",
      "Only if you ask for a second screen, the page sends names and times to the server that it came from.",
      "To delete everything, delete this site’s data in your browser.",
    ],
  },
  es: {
    title: "Lo que guarda este reloj",
    lines: [
      "El reloj guarda sus partidas, matches, ritmos y ajustes en tu navegador, en este dispositivo.",
      "Por sí mismo no envía nada. No consulta ningún otro servidor, no usa cookies y no tiene estadísticas ni publicidad.",
      "Una partida, un match o una imagen solo salen del dispositivo cuando tú los compartes o los guardas.",
      "Solo si pides una segunda pantalla, la página envía nombres y tiempos al servidor del que vino.",
      "Para borrarlo todo, borra los datos de este sitio en tu navegador.",
    ],
  },
  de: {
    title: "Was diese Uhr speichert",
    lines: [
      "Die Uhr speichert ihre Partien, Wettkämpfe, Bedenkzeiten und Einstellungen in deinem Browser auf diesem Gerät.",
      "Von selbst sendet sie nichts. Sie fragt keinen anderen Server, setzt keine Cookies und hat weder Statistik noch Werbung.",
      "Eine Partie, ein Wettkampf oder ein Bild verlässt das Gerät nur, wenn du es teilst oder sicherst.",
      "Nur wenn du einen zweiten Bildschirm verlangst, sendet die Seite Namen und Zeiten an den Server, von dem sie kam.",
      "Um alles zu löschen, lösche die Daten dieser Website in deinem Browser.",
    ],
  },
  fr: {
    title: "Ce que garde cette pendule",
    lines: [
      "La pendule garde ses parties, ses matchs, ses cadences et ses réglages dans votre navigateur, sur cet appareil.",
      "D’elle-même elle n’envoie rien. Elle ne consulte aucun autre serveur et n’a ni cookies, ni statistiques, ni publicité.",
      "Une partie, un match ou une image ne quitte l’appareil que si vous le partagez ou l’enregistrez.",
      "Si vous demandez un deuxième écran, la page envoie noms et temps au serveur d’où elle vient, et seulement alors.",
      "Pour tout effacer, effacez les données de ce site dans votre navigateur.",
    ],
  },
  ru: {
    title: "Что хранят эти часы",
    lines: [
      "Партии, матчи, контроли и настройки хранятся в вашем браузере, на этом устройстве.",
      "Сами часы ничего не отправляют: ни других серверов, ни cookie, ни статистики, ни рекламы.",
      "Партия, матч или картинка покидает устройство, только если вы ею поделитесь или сохраните её.",
      "Только если вы попросите второй экран, страница шлёт имена и время на сервер, с которого она пришла.",
      "Чтобы удалить всё, удалите данные этого сайта в браузере.",
    ],
  },
  pt: {
    title: "O que este relógio guarda",
    lines: [
      "O relógio guarda as partidas, os matches, os ritmos e os ajustes no seu navegador, neste dispositivo.",
      "Por si só não envia nada. Não consulta nenhum outro servidor, não usa cookies e não tem estatísticas nem publicidade.",
      "Uma partida, um match ou uma imagem só sai do dispositivo quando você compartilha ou salva.",
      "Só se você pedir uma segunda tela, a página envia nomes e tempos ao servidor de onde veio.",
      "Para apagar tudo, apague os dados deste site no navegador.",
    ],
  },
} as const satisfies Readonly<Record<string, Privacy>>;
