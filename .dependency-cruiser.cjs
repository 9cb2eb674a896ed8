/**
 * Who may import whom: layers, rooms in their order, and no import cycle anywhere.
 * test/architecture.test.ts runs these rules; `npm run map` draws what they see into docs/pictures/architecture.svg.
 */

/** Folders whose rooms have an order: from the lowest to the highest. A room imports only from rooms before it. */
const orders = [
  {
    name: "rooms",
    folder: "firmware/app",
    rooms: [
      ...[
        "model",
        "text",
        "log",
        "game",
        "settings",
        "keep",
        "display",
        "report",
        "stage",
        "menu",
        "keys",
        "speech",
        "device",
      ],
      "link",
    ],
  },
  {
    name: "sim",
    folder: "sim",
    rooms: [
      ...["files", "words", "notation", "library", "engines", "scenario", "replay", "boards", "voice"],
      ...["build", "device", "pico", "card", "link", "journal", "page", "terminal", "hall", "cli"],
    ],
  },
  {
    name: "build",
    folder: "sim/build",
    rooms: [
      ...["language", "espruino", "parts", "data", "image", "lua", "pico", "library", "scripts", "page", "hall", "cli"],
      ...["boards", "laws", "words", "settings", "features", "methods", "map", "mutation", "checks", "release"],
    ],
  },
];

/** The files beside the rooms of sim/hall, which join bridge, record and rounds to one hall. */
const hallFiles = "[^/]+[.]ts$";

/** Heavy work in slices: it knows nothing of the hall. */
const slices = "slices[.]ts$";

/** What each room of sim/hall may import of the rest of it. */
const hallRooms = {
  model: [],
  bridge: ["model/"],
  record: ["model/", slices],
  rounds: ["model/", slices],
  papers: ["model/", "rounds/", slices],
  broadcast: ["model/", "bridge/", "record/", hallFiles],
  mqtt: ["model/", hallFiles],
  load: ["model/", "mqtt/", hallFiles],
  rehearsal: ["model/", "load/", "bridge/match[.]ts$", "record/", "rounds/", hallFiles],
  server: ["model/", hallFiles],
  console: ["model/"],
};

const hall = Object.entries(hallRooms).map(([room, below]) => ({
  name: `hall-${room}`,
  comment: `sim/hall/${room} imports of the hall only ${below.join(", ") || "itself"}; let sim/hall/hall.ts join rooms`,
  severity: "error",
  from: { path: `^sim/hall/${room}/` },
  to: { path: "^sim/hall/", pathNot: `^sim/hall/(${[`${room}/`, ...below].join("|")})` },
}));

/** A room that imports only from lower rooms; `to` says what is not lower. */
const roomRule = (name, folder, room, to) => ({
  name: `${name}-${room}`,
  comment: `${folder}/${room} imports only from lower rooms; move what both need down, or let the higher room call`,
  severity: "error",
  from: { path: `^${folder}/${room}/` },
  to,
});

/**
 * The rooms of the page and of its larger rooms, in rows from the lowest to the highest. A room imports only from rows
 * below its own, and no file beside the rooms except those in `beside`.
 */
const pageFolders = {
  "sim/page": {
    rows: [["control", "clock"], ["keep"], ["store", "sound"], ["actions"], ["simulator", "speech", "play"]],
    beside: "$",
  },
  "sim/page/simulator": {
    rows: [
      ["past", "scenario"],
      ["board", "panels"],
    ],
    beside: "$",
  },
  "sim/page/play": {
    rows: [["sheets"]],
    beside: "(away|bar|cast|control-now|guard|icons|notes|phase|seating)[.]tsx?$",
  },
};

const page = Object.entries(pageFolders).flatMap(([folder, { rows, beside }]) => {
  const name = folder.slice("sim/".length).replaceAll("/", "-");
  const ordered = rows.flatMap((row, n) =>
    row.map((room) =>
      roomRule(name, folder, room, {
        path: `^${folder}/`,
        pathNot: `^${folder}/((${[room, ...rows.slice(0, n).flat()].join("|")})/|${beside})`,
      }),
    ),
  );
  const named = {
    name: `${name}-only`,
    comment: `a room of ${folder} has a place in the order of rooms`,
    severity: "error",
    from: {},
    to: { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/(${rows.flat().join("|")})/` },
  };
  return [...ordered, named];
});

/** `from` may import only `may`; both are regular expressions of paths from the project's root. */
const only = (name, comment, from, may) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { pathNot: may },
});

const upward = orders.flatMap(({ name, folder, rooms }) =>
  rooms
    .slice(0, -1)
    .map((room, i) => roomRule(name, folder, room, { path: `^${folder}/(${rooms.slice(i + 1).join("|")})/` })),
);

module.exports = {
  forbidden: [
    {
      name: "no-cycle",
      comment: "two files that import each other are one file, or need a third; types count",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    ...upward,
    ...hall,
    ...page,
    only(
      "files",
      "sim/files lies below the command line and the hall, and imports only packages",
      "^sim/files/",
      "^sim/files/|^node_modules/|^[^./]+$|^node:",
    ),
    {
      name: "rooms-only",
      comment: "a file of the application or the simulator lies in a room",
      severity: "error",
      from: {},
      to: { path: "^(firmware/app|sim)/[^/]+$" },
    },
    only(
      "core",
      "the core imports only files beside it; pass what it needs as an argument",
      "^firmware/core/",
      "^firmware/core/[^/]+$",
    ),
    only("laws", "the Laws import only the core", "^firmware/laws/", "^firmware/(laws|core)/"),
    only("tables", "a table imports only tables", "^firmware/tables/", "^firmware/tables/"),
    only("notation", "the notation imports only the core", "^firmware/notation/", "^firmware/(notation|core)/"),
    only(
      "app",
      "the app imports only the app, core, notation, laws and the contract (hal/hal, hal/reset); an entry point passes the rest",
      "^firmware/app/",
      "^firmware/(app|core|notation|laws)/|^hal/(hal|reset)[.]ts$",
    ),
    only(
      "console",
      "the console drives the core, and prints with the reports of the app",
      "^firmware/console/",
      "^firmware/(console|core|notation|laws|app/(model|report))/",
    ),
    only(
      "entry",
      "an entry point of the firmware wires app, core and one back-end of hal/",
      "^firmware/[^/]+$",
      "^(firmware/(app|console|core|notation|laws)|hal)/|^firmware/virtual-[^/]+$",
    ),
    only(
      "hal",
      "a back-end imports only the contract in hal/ and the core's arithmetic",
      "^hal/",
      "^(hal|firmware/core)/",
    ),
    only(
      "board-defs",
      "a board is data; it imports only the types it is made of",
      "^board-defs/",
      "^(board-defs|hal)/|^firmware/tables/features[.]ts$",
    ),
    only(
      "page",
      "the page runs in a browser: of packages it has Preact, its signals and uqr; split off what is tied to Node",
      "^sim/page/",
      "^(sim|firmware|hal|board-defs)/|^node_modules/(preact|@preact/signals|uqr)/",
    ),
    only(
      "hall-console",
      "the hall's console runs in a browser: of packages it has Preact and its signals; of the hall it knows the model",
      "^sim/hall/console/",
      "^sim/(hall/(console|model)|link|notation|words)/|^firmware/|^node_modules/(preact|@preact/signals)/",
    ),
    {
      name: "sim",
      comment: "the simulator imports nothing of the tests; move what both need to sim/",
      severity: "error",
      from: { path: "^sim/" },
      to: { path: "^test/" },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "[.]css$|[.]d[.]ts$" },
    reporterOptions: {
      archi: {
        collapsePattern: "^(firmware/app/[^/]+|firmware/(core|notation|laws|console)|hal/[^/]+|board-defs|sim/[^/]+)",
      },
    },
  },
};
