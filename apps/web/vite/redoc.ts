import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** What replaces a part of the standalone file, whose words have no setting; a part that is absent stops the build. */
const REPLACED: readonly (readonly [part: string, by: string])[] = [
  // The only request to another host.
  ['src:"https://cdn.redoc.ly/redoc/logo-mini.svg"', 'src:"data:,"'],
  ['"API docs by Redocly"', '"Feito com Redoc"'],
  ['"Authorizations:"', '"Acesso:"'],
  ['"Request Body schema: "', '"Corpo: "'],
  ['"Response Schema: "', '"Resposta: "'],
  [
    'createElement(vp,null,e," Parameters")',
    'createElement(vp,null,{path:"No endereço",query:"Na consulta",header:"No cabeçalho",cookie:"No cookie"}[e])',
  ],
  ['" Expand all "', '" Abrir tudo "'],
  ['" Collapse all "', '" Fechar tudo "'],
  ['"Security Scheme Type: "', '"Tipo: "'],
  ['"HTTP Authorization Scheme: "', '"Esquema HTTP: "'],
  ['"Bearer format: "', '"Forma: "'],
  ['"Required scopes: "', '"Alcance: "'],
  ['"One of"', '"Um destes"'],
  ['"Any of"', '"Um ou mais destes"'],
  ['"Content type"', '"Tipo"'],
  ['label:"Payload"', 'label:"Corpo"'],
  ['" or "', '" ou "'],
  ['"Show pattern"', '"Mostrar o padrão"'],
  ['"Hide pattern"', '"Esconder o padrão"'],
  ['" Response Headers "', '" Cabeçalhos da resposta "'],
  ['"Not supported in your browser"', '"O navegador não copia"'],
  ['?"Copied":', '?"Copiado":'],
  ['open:t},"Copy")', 'open:t},"Copiar")'],
  ['Jg,null,"required")', 'Jg,null,"obrigatório")'],
  ['qv,null,"required")', 'qv,null,"obrigatório")'],
  ['r=1===t?"non-empty":', 'r=1===t?"não vazio":'],
  ['ca("characters",', 'ca("caracteres",'],
  ['ca("items",', 'ca("itens",'],
  ['`multiple of $', '`múltiplo de $'],
  ['`decimal places <= $', '`casas decimais <= $'],
  ['"Loading ..."', '"Abrindo…"'],
  // An example of an address, which is one of networks at home.
  ['return"192.168.0.1"', 'return"192.0.2.1"'],
  ['"Something went wrong..."', '"Não foi possível mostrar a referência"'],
];

/** `/redoc.js`: what the reference of the calls (`/api/docs`) loads, and no other page. */
export function redoc(): Plugin {
  return {
    name: 'redoc',
    apply: 'build',
    generateBundle() {
      const file = createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js');
      const code = REPLACED.reduce(
        (text, [part, by]) => {
          if (!text.includes(part)) throw new Error(`redoc has no ${part} any more`);
          return text.replaceAll(part, by);
        },
        readFileSync(file, 'utf8'),
      );
      const boot = readFileSync(new URL('redoc-boot.js', import.meta.url), 'utf8');
      // Maps that are not shipped: of the file itself, and of a worker inside it.
      const source = `${code.replaceAll('sourceMappingURL=', 'source=')}\n${boot}`;
      this.emitFile({ type: 'asset', fileName: 'redoc.js', source });
    },
  };
}
