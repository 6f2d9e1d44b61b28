/**
 * The import table: which folder may import which. Type-only imports count like any other.
 *
 * A row forbids every import from its folders except into the folders that it lists. Imports of packages have their own
 * rules. `scripts/importTable.mjs` adds that no rooms of the server go in a circle.
 */

/** @param {string[]} rooms folders or files of this repository */
function within(rooms) {
  return `^(${rooms.join('|')})`;
}

const rooms = {
  domain: 'src/domain/',
  texts: 'src/texts/',
  contract: 'src/contract/',
  services: 'src/services/',
  ports: 'src/services/ports/',
  store: 'store/',
  sagas: 'sagas/',
  components: 'src/components/',
  styles: 'src/styles/',
  screens: 'src/screens/',
  app: 'src/app/',
  main: 'src/(main[.]tsx|signInPage[.]ts|startEngine[.]ts|late[.]ts|studio[.]ts)$',
  serviceWorker: 'src/serviceWorker[.]ts$',
  server: 'server/',
};

/** Matches all code of this repository: everything except packages and Node modules. */
const house = '^(src|store|sagas|server|scripts|bench|__tests__)/';

/**
 * Returns one row of the table.
 *
 * @param {string} name
 * @param {string} comment why nothing else may be imported
 * @param {string[]} from
 * @param {string[]} mayImport
 */
function row(name, comment, from, mayImport) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: within(from) },
    to: { path: house, pathNot: within([...from, ...mayImport]) },
  };
}

/**
 * The rooms of the server in their order: a room may import those of its own layer and of the layers before it. The
 * files beside the rooms (`app.ts`, `start.ts`, `main.ts`) come last and may import all of them.
 */
const serverLayers = [
  {
    name: 'server-system-comes-first',
    comment: 'The clock and the files of the machine have no idea of a club.',
    rooms: ['system'],
  },
  {
    name: 'server-database-knows-no-request',
    comment: 'What is stored does not depend on how anybody asks for it.',
    rooms: ['database'],
  },
  {
    name: 'server-http-knows-no-feature',
    comment: 'What holds for every request is said without any of them.',
    rooms: ['http'],
  },
  {
    name: 'server-tools-know-no-settings',
    comment:
      'Mails, clips, folders of content, secrets and the document of the API are told what they need: the settings are made of theirs.',
    rooms: ['contentFolder', 'mail', 'openapi', 'secrets', 'videos'],
  },
  {
    name: 'server-config-knows-tools-only',
    comment: 'Every feature takes its dependencies from here, so they must not lead back to one.',
    rooms: ['config'],
  },
  {
    name: 'server-base-knows-no-feature',
    comment: 'Who asks, what they may, and what outlives a restart are the same for every feature.',
    rooms: ['access', 'backup', 'erasure', 'instance', 'jobs', 'journal', 'live', 'session', 'users'],
  },
  {
    name: 'server-features-know-no-operation',
    comment: 'A feature is used by the demo and by commands, and does without them.',
    rooms: [
      ...[
        'account',
        'assignments',
        'changes',
        'chat',
        'clips',
        'club',
        'consent',
        'content',
        'exercise',
        'feedback',
        'health',
        'invitation',
        'keeping',
      ],
      ...[
        'members',
        'myAccount',
        'notes',
        'notifications',
        'ownData',
        'pain',
        'plan',
        'runs',
        'samples',
        'screening',
        'secondLook',
        'withdrawal',
        'guardian',
      ],
    ],
  },
  {
    name: 'server-rooms-do-not-compose',
    comment: 'Only the files beside the rooms put the server together.',
    rooms: ['demo', 'features', 'operation', 'restore', 'setup', 'transfer'],
  },
];

/**
 * Returns the folders of the rooms of these layers.
 *
 * @param {typeof serverLayers} layers
 */
function foldersOf(layers) {
  return layers.flatMap(({ rooms }) => rooms.map((room) => `server/${room}/`));
}

/** The rows of the server's layers. */
const serverRows = serverLayers.map((layer, index) => ({
  name: layer.name,
  comment: layer.comment,
  severity: 'error',
  from: { path: within(foldersOf([layer])) },
  to: { path: '^server/', pathNot: within(foldersOf(serverLayers.slice(0, index + 1))) },
}));

const { domain, texts, contract, services, ports, store, sagas, components, styles, screens, app, main } =
  rooms;

module.exports = {
  forbidden: [
    row(
      'contract-knows-nobody',
      'What goes over the wire is stated once, and depends on nothing that uses it.',
      [contract],
      [],
    ),
    row(
      'domain-knows-contract',
      'The rules are stated over the shapes of the wire, and hold without a screen, a store or a network.',
      [domain],
      [contract],
    ),
    row(
      'texts-know-domain-and-contract',
      'A text may word what a rule has found; no rule depends on its wording.',
      [texts],
      [domain, contract],
    ),
    row(
      'services-know-domain-and-contract',
      'The outside world is reached without knowing who asks, so that each service can be replaced by a fake.',
      [services],
      [domain, contract],
    ),
    row(
      'store-knows-domain-and-contract',
      'State is a function of actions: no clock, network or screen reaches into it.',
      [store],
      [domain, contract],
    ),
    row(
      'sagas-know-ports-not-services',
      'Sagas get their services handed in and know only the ports, so that they run on virtual time in tests.',
      [sagas],
      [store, domain, texts, contract, ports],
    ),
    row(
      'components-know-domain-and-texts',
      'Props in, events out: a component that knew the store could be shown in one place only.',
      [components],
      [domain, texts, styles],
    ),
    row(
      'screens-know-selectors-and-actions',
      'A screen reads selectors and sends actions; what has to happen then is for the sagas to say.',
      [screens],
      [components, store, domain, texts, styles, contract],
    ),
    row(
      'app-knows-screens',
      'The shell places the screens and guards their routes; it reaches no service itself.',
      [app],
      [screens, components, store, domain, texts, styles],
    ),
    row(
      'main-composes-the-browser-app',
      'The composition root knows everybody in the browser, and nobody on the server.',
      [main],
      ['src/', store, sagas],
    ),
    row(
      'service-worker-stands-alone',
      'The worker runs beside the page, in another version of it at times: they share no code.',
      [rooms.serviceWorker],
      [],
    ),
    row(
      'server-knows-domain-and-contract',
      'The server shares the wire contract and the rules with the app, and nothing else.',
      [rooms.server],
      [contract, domain],
    ),
    ...serverRows,
    {
      name: 'server-rooms-have-a-layer',
      comment: 'A room that stands in no layer would be forbidden nothing.',
      severity: 'error',
      from: { path: within([rooms.server]), pathNot: within(foldersOf(serverLayers)) },
      to: { path: '^server/[^/]+/', pathNot: within(foldersOf(serverLayers)) },
    },
    {
      name: 'core-needs-no-package',
      comment:
        'What outlives frameworks depends on none: zod states the contract, dayjs formats times, nothing else.',
      severity: 'error',
      from: { path: within([domain, texts, contract]) },
      to: { pathNot: [house, 'node_modules/(zod|dayjs)/'] },
    },
    {
      name: 'zod-in-contract-only',
      comment: 'Schemas live in one place, the contract.',
      severity: 'error',
      from: { path: within([domain, texts]) },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'dayjs-in-domain-only',
      comment: 'How a time is shown is a rule, not a text and not a part of the wire.',
      severity: 'error',
      from: { path: within([texts, contract]) },
      to: { path: 'node_modules/dayjs/' },
    },
    {
      name: 'effects-in-sagas-lib-only',
      comment:
        'The typed effects are complete: an untyped one beside them would be a second way to do the same.',
      severity: 'error',
      from: { path: house, pathNot: '^(sagas/lib|__tests__)/' },
      to: { path: 'node_modules/redux-saga/.*effects' },
    },
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one file, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere would slip through every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
};
