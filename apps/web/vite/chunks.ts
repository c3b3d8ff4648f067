import type { Rolldown } from 'vite';

/** What opens over a page: it comes once the page is idle (ui/late.tsx). */
const OVER =
  /@mantine\/core\/esm\/components\/(Modal|ScrollArea\/(?!utils)|Overlay|FocusTrap|Portal)|@floating-ui\/|react-remove-scroll|use-sidecar|node_modules\/use-callback-ref|react-style-singleton|get-nonce|tslib|use-focus-(trap|return)|\/ui\/(dialog-box|confirm-modal|use-late-opened)\./;

/** Of the frame and of most pages, though some parts of it are many pages' and some are few's. */
const FEW =
  /@mantine\/core\/esm\/components\/(NumberInput|PasswordInput|Checkbox|Radio)|dompurify|\/rich-text\//;

/** The domain's fields and rules of a proposal, for whoever shows, writes or judges one. */
const PROPOSAL =
  /\/packages\/domain\/src\/(projeto\/(rules\/(colaboradores|especificacoes|identificacao|proposta|secoes|cronograma)|limits|campos)|kernel\/por-nome)\./;

const PDF = /\/apps\/web\/src\/(ui\/pdf-link|lib\/pdf)\.|icons\/IconFileTypePdf\./;

/** Few chunks: each costs a request and its headers, and the entry lists all. */
export const groups: Rolldown.CodeSplittingGroup[] = [
  // With all that the login page needs (src/main.tsx).
  { name: 'entrada', tags: ['$initial'], priority: 9 },
  // Loaded while the person types the login.
  {
    name: 'moldura',
    test: /\/apps\/web\/src\/app\/(?!idle-modal|menu-icon)|rolldown\/runtime/,
    priority: 8,
    includeDependenciesRecursively: true,
  },
  { name: 'sobre', test: OVER, priority: 7, minShareCount: 2 },
  {
    name: 'nucleo',
    test: (id) => !OVER.test(id) && !FEW.test(id),
    priority: 6,
    minShareCount: 40,
    includeDependenciesRecursively: true,
  },
  { name: 'proposta', test: PROPOSAL, priority: 5, minShareCount: 20 },
  { name: 'pdf', test: PDF, priority: 4, minShareCount: 7 },
];
