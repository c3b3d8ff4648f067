import type { Rolldown } from 'vite';

/** Shared by most pages behind the login; without what opens over a page. */
const CORE =
  /@mantine\/core\/esm\/(core|components\/(?!Modal|ScrollArea|Overlay|FocusTrap|Portal|Popover|NativeSelect|Combobox|Progress|NumberInput))|@mantine\/(hooks|store)\/|@tanstack\/|clsx\/|\/packages\/domain\/src\/kernel\/|\/apps\/web\/src\/(lib\/|ui\/(?!rich-text|confirm-modal|form-modal|upload-field|steps|count-input))/;

/** Its acts ask the wizard's rules: here they would lead in a circle. */
const PROJECT =
  /\/features\/projeto\/api\.|\/packages\/domain\/src\/(projeto\/(?!maquina|transitions|rules\/(?!secoes))|edital\/messages|arquivo|conta\/rules\/siape)/;

const WIZARD =
  /\/ui\/steps|icons\/IconCheck\.|\/features\/projeto\/wizard\/|\/packages\/domain\/src\/projeto\/rules\/(?!secoes)/;

const FIELDS =
  /components\/(NativeSelect|Combobox|Popover|Progress)\/|icons\/Icon(FileCheck|Upload)\.|\/apps\/web\/src\/ui\/upload-field/;

/** To show rich text, not to edit it. */
const TEXT = /dompurify|\/Typography\/|\/ui\/rich-text\/(rich-text\.|is-safe-link)/;

const OVER =
  /@mantine\/core\/esm\/components\/(Modal|ScrollArea|Overlay|FocusTrap|Portal)|react-remove-scroll|use-sidecar|use-callback-ref|react-style-singleton|get-nonce|tslib|\/apps\/web\/src\/ui\/(form-modal|use-late-opened)/;

/** Few chunks: each costs a request and its headers, and the entry lists all. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  // With all that the login page needs (src/main.tsx).
  { name: 'entrada', tags: ['$initial'], priority: 5 },
  // Loaded while the person types the login.
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
  // With its dependencies: else they would join one page's list, in a circle.
  { name: 'campos', test: FIELDS, priority: 2, minShareCount: 2, includeDependenciesRecursively: true },
  { name: 'sobre', test: OVER, priority: 1, minShareCount: 2 },
];
