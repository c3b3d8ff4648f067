/**
 * The entry with all that the login page needs: it must stay within 120 KiB gz, so nothing else may join it
 * (ADR 0004). The icons that its modules draw belong to it: in a chunk shared with other pages they would import it
 * back, and run before it.
 */
const ENTRANCE = new RegExp(
  [
    'node_modules/(react|react-dom|react-router|scheduler)/',
    '@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes|icons/Icon(AlertCircle|AlertTriangle|ArrowRight|CircleCheck|Eye|EyeOff|FileText|InfoCircle|School|UsersGroup|X)\\.)',
    'vite/preload-helper',
    '/packages/contract/src/',
    '/packages/domain/src/conta/(limits|messages|policies|types)\\.',
    '/packages/domain/src/kernel/messages\\.',
    '/apps/web/src/lib/(?!pdf|format|browser-name)',
    '/apps/web/src/app/(?!fonts/|idle|menu|open-page|providers|query-client|shell|theme|use-logout|user-menu)',
    '/apps/web/src/ui/(error-summary|use-form-errors|form|notice|plain-button|plain-field|toasts|toast-store|use-slow|loading|use-focus-survives|use-kept)\\.',
    '/apps/web/src/features/conta/(pages/login|components/(login-|contas-de-demonstracao))',
    '/apps/web/src/features/(projeto/wizard/steps|[a-z]+/routes)\\.',
  ].join('|'),
);

/** The frame of the pages behind the login, with all it stands on: it is asked for while the person types there. */
const FRAME = /\/apps\/web\/src\/app\/(?!idle-modal)|rolldown\/runtime/;

/** What most pages behind the login share: component library, server state, our building blocks; what opens over a page apart. */
const CORE =
  /@mantine\/core\/esm\/(core|components\/(?!Modal|ScrollArea|Overlay|FocusTrap|Portal|Popover|NativeSelect|Combobox|Progress))|@mantine\/(hooks|store)\/|@tanstack\/|clsx\/|mantine-sheet-(?!Modal|ScrollArea|Overlay|Paper|Combobox|Progress)|\/packages\/domain\/src\/kernel\/|\/apps\/web\/src\/(lib\/|ui\/(?!rich-text|confirm-modal|form-modal|upload-field|steps))/;

/** What all pages about projects share. */
const PROJECT =
  /\/features\/projeto\/api\.|\/packages\/domain\/src\/(projeto\/(?!rules\/(?!secoes))|edital\/messages|arquivo|conta\/rules\/siape)/;

/** What the steps of the wizard share, and with them the pages that lead into it. */
const WIZARD =
  /\/ui\/steps|icons\/IconCheck\.|\/features\/projeto\/wizard\/|\/packages\/domain\/src\/projeto\/rules\/(?!secoes)/;

/** Fields that the larger forms share. */
const FIELDS =
  /components\/(NativeSelect|Combobox|Popover|Progress)\/|mantine-sheet-(Combobox|Popover|Progress)|icons\/Icon(FileCheck|Upload)\.|\/apps\/web\/src\/ui\/upload-field/;

/** Rich text as it is read; the editor comes by itself. */
const TEXT = /dompurify|\/Typography\/|mantine-sheet-Typography|\/ui\/rich-text\/(rich-text\.|is-safe-link)/;

/** Whatever opens over a page. */
const OVER =
  /@mantine\/core\/esm\/components\/(Modal|ScrollArea|Overlay|FocusTrap|Portal)|mantine-sheet-(Modal|ScrollArea|Overlay|Paper)|react-remove-scroll|use-sidecar|use-callback-ref|react-style-singleton|get-nonce|tslib|\/apps\/web\/src\/ui\/(form-modal|use-late-opened)/;

/**
 * Few chunks instead of a hundred small ones: each costs a request and its headers, and the entry carries the list of
 * all.
 */
export const groups = [
  { name: 'entrada', test: ENTRANCE, priority: 5 },
  { name: 'moldura', test: FRAME, priority: 4, includeDependenciesRecursively: true },
  { name: 'texto', test: TEXT, priority: 4 },
  { name: 'nucleo', test: CORE, priority: 3, minShareCount: 5, includeDependenciesRecursively: true },
  { name: 'projeto', test: PROJECT, priority: 2, minShareCount: 3 },
  { name: 'assistente', test: WIZARD, priority: 2, minShareCount: 3 },
  // With what its lists float on: left to itself it would join one page's list, and import it back.
  { name: 'campos', test: FIELDS, priority: 2, minShareCount: 2, includeDependenciesRecursively: true },
  { name: 'sobre', test: OVER, priority: 1, minShareCount: 2 },
];
