import { describe, expect, it } from 'vitest';
import { palavrasPorFrase, palavrasProibidas, tabelaDasPalavras } from './palavras-das-telas.ts';
import { textosDasTelas } from './textos-das-telas.ts';

const GLOSSARIO = `# Glossário

## Palavras das telas

| Usar | Não usar | Onde a outra fica |
|---|---|---|
| enviar | submet* | |
| salvar | guardar | “para guardar lugar”, \`frequencia\` |

## Sistema
`;
const tabela = tabelaDasPalavras(GLOSSARIO);
const exatos = new Set(['projetos submetidos']);
const achadas = (source: string, path = 'apps/web/src/features/projeto/x.tsx') =>
  palavrasProibidas(path, textosDasTelas(path, source), tabela, exatos);

it('reads the rows of the table', () => {
  expect(tabela).toEqual([
    { usar: 'enviar', evitar: ['submet*'], frases: [], pastas: [] },
    { usar: 'salvar', evitar: ['guardar'], frases: ['para guardar lugar'], pastas: ['frequencia'] },
  ]);
});

describe('a forbidden word', () => {
  it.each([
    ['in a string', "const a = 'Este projeto já foi submetido';"],
    ['in a template', 'const a = `Rascunho, para submeter até 4`;'],
    ['in an element', '<p>Um <b>rascunho</b> {dele} não foi submetido</p>'],
    ['in an attribute', '<Button label="Submeter" />'],
  ])('is named with its file and line %s', (_, source) => {
    const [problema = '', ...outros] = achadas(`\n${source}`);
    expect(problema).toMatch(/^apps\/web\/src\/features\/projeto\/x\.tsx:2: 'submet\*' em “.+”: use enviar$/);
    expect(outros).toEqual([]);
  });

  it.each([
    ['in an exact text', "const a = 'Projetos submetidos';"],
    ['in a phrase of the third column', "const a = 'Para guardar lugar, diminua as bolsas';"],
    [
      'in a route, a class or a name',
      `<a href="/projetos_submetidos" className="submetido x">Os projetos</a>`,
    ],
  ])('is allowed %s', (_, source) => {
    expect(achadas(source)).toEqual([]);
  });

  it('is allowed in a folder of the third column', () => {
    expect(achadas("const a = 'Guardar as horas';", 'apps/web/src/features/frequencia/x.ts')).toEqual([]);
  });
});

it('counts the words of each sentence, a part that the program fills in as one', () => {
  expect(palavrasPorFrase('O projeto … foi enviado. Você receberá um e-mail.')).toEqual([5, 4]);
});
