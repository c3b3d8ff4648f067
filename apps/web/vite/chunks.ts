/**
 * What the login page needs: it must stay within 120 KiB gz, so nothing else may join it (ADR 0004). The icons that
 * its modules draw belong to it: in a chunk shared with other pages they would import it back, and run before it.
 */
const ENTRANCE = new RegExp(
  [
    'node_modules/(react|react-dom|react-router|scheduler)/',
    '@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes|icons/Icon(AlertCircle|AlertTriangle|ArrowRight|CircleCheck|Eye|EyeOff|FileText|InfoCircle|School|UsersGroup|X)\\.)',
    '/packages/contract/src/',
    '/packages/domain/src/conta/(limits|messages|policies|types)\\.',
    '/apps/web/src/lib/(?!pdf|format|browser-name)',
    '/apps/web/src/app/(brand|footer)\\.',
    '/apps/web/src/ui/(error-summary|use-form-errors|form|notice|plain-button|plain-field|toasts|toast-store|use-slow|loading)\\.',
  ].join('|'),
);

/** What most pages behind the login share: component library, server state, our building blocks; modals apart. */
const CORE =
  /node_modules\/(@mantine\/core\/esm\/(core|components\/(?!Modal|ScrollArea|Overlay|FocusTrap|Portal))|@mantine\/(hooks|store)\/|@tanstack\/|clsx\/)|mantine-sheet-|\/apps\/web\/src\/ui\/(?!rich-text|confirm-modal|form-modal)/;

/**
 * Few chunks instead of a hundred small ones: fewer requests, and the list of chunks that the entry must carry
 * stays short. What fewer than `minShareCount` pages use stays with them.
 */
export const groups = [
  { name: 'entrada', test: ENTRANCE, priority: 2 },
  { name: 'nucleo', test: CORE, priority: 1, minShareCount: 18 },
];
