import type { Rolldown } from 'vite';

/** What most pages behind the login share: component library, server state, our building blocks; what opens over a page apart. */
const CORE =
  /@mantine\/core\/esm\/(core|components\/(?!Modal|ScrollArea|Overlay|FocusTrap|Portal|Popover|NativeSelect|Combobox|Progress|NumberInput))|@mantine\/(hooks|store)\/|@tanstack\/|clsx\/|\/packages\/domain\/src\/kernel\/|\/apps\/web\/src\/(lib\/|ui\/(?!rich-text|confirm-modal|form-modal|upload-field|steps|count-input))/;

/** What all pages about projects share. */
const PROJECT =
  /\/features\/projeto\/api\.|\/packages\/domain\/src\/(projeto\/(?!rules\/(?!secoes))|edital\/messages|arquivo|conta\/rules\/siape)/;

/** What the steps of the wizard share, and with them the pages that lead into it. */
const WIZARD =
  /\/ui\/steps|icons\/IconCheck\.|\/features\/projeto\/wizard\/|\/packages\/domain\/src\/projeto\/rules\/(?!secoes)/;

/** Fields that the larger forms share. */
const FIELDS =
  /components\/(NativeSelect|Combobox|Popover|Progress)\/|icons\/Icon(FileCheck|Upload)\.|\/apps\/web\/src\/ui\/upload-field/;

/** Rich text as it is read; the editor comes by itself. */
const TEXT = /dompurify|\/Typography\/|\/ui\/rich-text\/(rich-text\.|is-safe-link)/;

/** Whatever opens over a page. */
const OVER =
  /@mantine\/core\/esm\/components\/(Modal|ScrollArea|Overlay|FocusTrap|Portal)|react-remove-scroll|use-sidecar|use-callback-ref|react-style-singleton|get-nonce|tslib|\/apps\/web\/src\/ui\/(form-modal|use-late-opened)/;

/**
 * Few chunks instead of a hundred small ones: each costs a request and its headers, and the entry carries the list of
 * all.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  // The entry with all that the login page needs (src/main.tsx).
  { name: 'entrada', tags: ['$initial'], priority: 5 },
  // The frame of the pages behind the login, with all it stands on: it is asked for while the person types there.
  {
    name: 'moldura',
    test: /\/apps\/web\/src\/app\/(?!idle-modal)|rolldown\/runtime/,
    priority: 4,
    includeDependenciesRecursively: true,
  },
  { name: 'texto', test: TEXT, priority: 4 },
  { name: 'nucleo', test: CORE, priority: 3, minShareCount: 5, includeDependenciesRecursively: true },
  { name: 'projeto', test: PROJECT, priority: 2, minShareCount: 3 },
  { name: 'assistente', test: WIZARD, priority: 2, minShareCount: 3 },
  // With what its lists float on: left to itself it would join one page's list, and import it back.
  { name: 'campos', test: FIELDS, priority: 2, minShareCount: 2, includeDependenciesRecursively: true },
  { name: 'sobre', test: OVER, priority: 1, minShareCount: 2 },
];
