import { caractereRecusado } from '@instrutoria/domain/kernel/textos.ts';
import { CAMPOS, ESCOLHAS_OBRIGATORIAS, PALAVRAS_CHAVE } from '@instrutoria/domain/projeto/campos.ts';
import { umCronograma } from '@instrutoria/domain/testing/projetos.ts';
import type { Problem } from '../client.ts';
import type { Cena, Corpo } from '../world/cena.ts';
import { cronogramas } from '../world/cena.ts';
import type { Recusa } from './recusa.ts';

type Mudancas = Corpo | ((c: Cena) => Promise<Corpo>);

const a = (quantos: number): string => 'a'.repeat(quantos);

async function submeter(c: Cena, mudancas: Mudancas): Promise<Problem> {
  const corpo = await c.corpo(typeof mudancas === 'function' ? await mudancas(c) : mudancas);
  return c.envia('POST', '/api/projeto', corpo) as Promise<Problem>;
}

type Refuse = readonly [mudancas: Mudancas, codigo: string, campos: Readonly<Record<string, string>>];

/** A 422 has the message of its first field. */
function linha(o: string, [mudancas, codigo, campos]: Refuse): Recusa {
  const [mensagem = ''] = Object.values(campos);
  return { o, envia: (c) => submeter(c, mudancas), status: 422, codigo, mensagem, campos };
}

const VAZIAS = 'Preencha todos os campos';
const PAGOS = 'Número máximo de instrutores remunerados: 2';
const SOMA = 'Número máximo de instrutores: 5';
const VOLUNTARIOS = 'Número máximo de instrutores voluntários: 3';
const vazio = (campo: string, mudancas: Corpo): Refuse => [mudancas, 'CAMPOS_VAZIOS', { [campo]: VAZIAS }];

/** Step 2 in the order of D8: empty or paid < 1, paid > 2, sum > 5, volunteers > 3. */
const ESPECIFICACOES: readonly Recusa[] = [
  linha('no paid instructor', vazio('remunerados', { remunerados: 0, voluntarios: 2 })),
  linha('−1 paid', [
    { remunerados: -1, voluntarios: 3 },
    'VAGAS_INVALIDAS',
    { remunerados: 'Informe um número inteiro entre 0 e 99' },
  ]),
  linha('nothing in step 2 but the title', [
    { remunerados: null, voluntarios: 2, regimeTrabalho: null },
    'CAMPOS_VAZIOS',
    { remunerados: VAZIAS, regimeTrabalho: VAZIAS },
  ]),
  linha('3 paid', [
    { remunerados: 3, voluntarios: 0, cronogramas: cronogramas(3) },
    'REMUNERADOS_MAXIMO',
    { remunerados: PAGOS },
  ]),
  linha('3 paid and 3 volunteers: the paid are told first', [
    { remunerados: 3, voluntarios: 3, cronogramas: cronogramas(6) },
    'REMUNERADOS_MAXIMO',
    { remunerados: PAGOS },
  ]),
  linha('2 paid and 4 volunteers make 6', [
    { remunerados: 2, voluntarios: 4, cronogramas: cronogramas(6) },
    'INSTRUTORES_MAXIMO',
    { voluntarios: SOMA },
  ]),
  linha('1 paid and 5 volunteers make 6', [
    { remunerados: 1, voluntarios: 5, cronogramas: cronogramas(6) },
    'INSTRUTORES_MAXIMO',
    { voluntarios: SOMA },
  ]),
  linha('4 volunteers, the sum allowed', [
    { remunerados: 1, voluntarios: 4, cronogramas: cronogramas(5) },
    'VOLUNTARIOS_MAXIMO',
    { voluntarios: VOLUNTARIOS },
  ]),
  linha('a title of spaces', vazio('titulo', { titulo: '   ' })),
  linha('a title that nobody can see', vazio('titulo', { titulo: '\u200b\u2060' })),
  ...ESCOLHAS_OBRIGATORIAS.map((campo) =>
    linha(`${campo}: none of the list`, vazio(campo, { [campo]: '30h' })),
  ),
  linha('an area that is not of the table', [
    { area: '9.99' },
    'AREA_INVALIDA',
    { area: 'Escolha uma área de conhecimento da lista' },
  ]),
  linha('a title of 301', [
    { titulo: a(301) },
    'TEXTO_LONGO',
    { titulo: 'O texto deve ter no máximo 300 caracteres' },
  ]),
  linha('a title with a mark of direction (T-C7)', [
    { titulo: 'Projeto \u061coxet' },
    'CARACTER_PROIBIDO',
    { titulo: caractereRecusado('Projeto ', '\u061c') },
  ]),
];

const COMECO: readonly Recusa[] = [
  linha('no call', [{ edital: null }, 'EDITAL_NAO_ESCOLHIDO', { edital: 'selecione o edital' }]),
  linha('a call that does not exist', [
    { edital: 999_999 },
    'EDITAL_NAO_ENCONTRADO',
    { edital: 'Edital não encontrado' },
  ]),
  linha('no disciplines', [
    { comprovante_disciplinas: null },
    'COMPROVANTE_VAZIO',
    { comprovante_disciplinas: 'realize o upload do comprovante das disciplinas' },
  ]),
  linha("another person's disciplines", [
    async ({ w }) => {
      const { id } = await w.novoPacote((await w.novaPessoa()).id);
      return { comprovante_disciplinas: id };
    },
    'COMPROVANTE_NAO_ENCONTRADO',
    { comprovante_disciplinas: 'Comprovante não encontrado. Envie o arquivo outra vez.' },
  ]),
  ...PALAVRAS_CHAVE.map((campo, n) =>
    linha(`${campo} blank`, [
      { [campo]: n % 2 === 0 ? '' : ' ' },
      'PALAVRA_CHAVE_VAZIA',
      { [campo]: 'preencha todas as palavras chaves' },
    ]),
  ),
  linha('[C-D11] a keyword twice', [
    { palavraChave1: 'Repetida', palavraChave2: ' REPETIDA ' },
    'PALAVRA_CHAVE_REPETIDA',
    { palavraChave2: 'Esta palavra-chave já foi escrita acima. Escolha outra.' },
  ]),
  linha('a keyword of 101', [
    { palavraChave2: a(101) },
    'TEXTO_LONGO',
    { palavraChave2: 'O texto deve ter no máximo 100 caracteres' },
  ]),
];

const COLABORADORES: readonly Recusa[] = (
  ['professores_colaboradores', 'professores_colaboradores_nao_cadastrado'] as const
).flatMap((campo) => [
  linha(`31 ${campo}`, [
    { [campo]: Array.from({ length: 31 }, (_, i) => i + 900_000) },
    'COLABORADORES_DEMAIS',
    { [campo]: 'Número máximo de professores colaboradores: 30' },
  ]),
  linha(`one of the ${campo} twice`, [
    { [campo]: [900_001, 900_001] },
    'COLABORADOR_REPETIDO',
    { [campo]: 'O coordenador e os colaboradores não podem se repetir' },
  ]),
  linha(`unknown ${campo}`, [
    { [campo]: [900_001] },
    'PROFESSOR_NAO_ENCONTRADO',
    { [campo]: 'professor não encontrado' },
  ]),
]);

const CURTO = 'o minimo de caracteres digitados é 10';
const LONGO = 'o máximo números de caracteres é 2000';
const VAZIA = {
  resumo: 'digite o campo de resumo',
  introducao: 'digite o campo de introducao',
  metodologia: 'digite o campo de metodologia',
  resultadosEsperados: 'digite o campo de resultados esperados',
} as const;

/** Plain text and markup with this many characters by the section's own count (D12). */
const DE_TEXTO = (n: number): string[] => [
  a(n),
  `<p><strong>${a(n)}</strong></p>`,
  `<p>${'&amp;'.repeat(n)}</p>`,
];
const DE_MARKUP = (n: number): string[] => [a(n), `<p>${a(n - 7)}</p>`];
const SECAO_COM: Readonly<Record<keyof typeof VAZIA, (n: number) => string[]>> = {
  resumo: DE_TEXTO,
  introducao: DE_TEXTO,
  metodologia: DE_MARKUP,
  resultadosEsperados: DE_MARKUP,
};

const SECOES: readonly Recusa[] = Object.entries(VAZIA).flatMap(([campo, texto]) => {
  const com = SECAO_COM[campo as keyof typeof VAZIA];
  return [
    ...[null, '', '<p></p>', '<p> &nbsp;</p>', '<script>digitei um texto</script>'].map((valor) =>
      linha(`${campo} = ${valor}`, [{ [campo]: valor }, 'SECAO_VAZIA', { [campo]: texto }]),
    ),
    ...com(9).map((valor) =>
      linha(`${campo} of 9: ${valor}`, [{ [campo]: valor }, 'TEXTO_CURTO', { [campo]: CURTO }]),
    ),
    ...com(2001).map((valor) =>
      linha(`${campo} of 2001: ${valor.slice(0, 15)}…`, [
        { [campo]: valor },
        'TEXTO_LONGO',
        { [campo]: LONGO },
      ]),
    ),
  ];
});

const ARMAZENAMENTO: readonly Recusa[] = [
  linha('a section with a character that cannot be kept', [
    { resumo: '<p>um plano de aula\ufffe</p>' },
    'CARACTER_PROIBIDO',
    { resumo: caractereRecusado('um plano de aula', '\ufffe') },
  ]),
  linha('50,001 characters of markup around ten', [
    { introducao: `${a(10)}${'<p></p>'.repeat(7142)}<br>${a(0)}`.padEnd(50_001, ' ') },
    'MARKUP_LONGO',
    { introducao: 'O texto tem formatação demais. Simplifique a formatação e tente outra vez.' },
  ]),
  linha("an image that is not the caller's (D11)", [
    async ({ w }) => ({ metodologia: await w.novoArquivo('imagemSecao', (await w.novaPessoa()).id) }),
    'IMAGEM_NAO_ENCONTRADA',
    { metodologia: 'Imagem não encontrada. Envie o arquivo outra vez.' },
  ]),
];

const REFERENCIAS: readonly Recusa[] = [
  ...DE_TEXTO(9).map((valor) =>
    linha(`references of 9: ${valor}`, [
      { referencias: valor },
      'TEXTO_CURTO',
      { referencias: 'o numero minimo de caracteres é 10' },
    ]),
  ),
  ...DE_TEXTO(2001).map((valor) =>
    linha(`references of 2001: ${valor.slice(0, 15)}…`, [
      { referencias: valor },
      'TEXTO_LONGO',
      { referencias: 'o numero máximo de caracteres é 2000' },
    ]),
  ),
];

const INCOMPLETO = 'digite todas os crongramas e atividades';
const NUMERO: Refuse[2] = { cronogramas: INCOMPLETO };
const comCronograma = (mudancas: Corpo): Corpo => ({
  cronogramas: [{ ...umCronograma() }, { ...umCronograma(), ...mudancas }],
});

const CRONOGRAMAS: readonly Recusa[] = [
  ...[0, 1, 3, 100].map((n) =>
    linha(`${n} schedules for 2 holders`, [{ cronogramas: cronogramas(n) }, 'CRONOGRAMA_INCOMPLETO', NUMERO]),
  ),
  ...[undefined, '', 'MARÇO', 'Abril', 'ABRIL 2026'].map((mes) =>
    linha(`second month = ${mes}`, [
      comCronograma({ mesAno2: mes }),
      'CRONOGRAMA_INCOMPLETO',
      { 'cronogramas.1': INCOMPLETO, 'cronogramas.1.mesAno2': INCOMPLETO },
    ]),
  ),
  ...[undefined, null, '', '<p></p>', '<p>&nbsp;</p>'].map((atividade) =>
    linha(`tenth activity = ${atividade}`, [
      comCronograma({ atividade10: atividade }),
      'CRONOGRAMA_INCOMPLETO',
      { 'cronogramas.1': INCOMPLETO, 'cronogramas.1.atividade10': 'nenhum campo foi digitado' },
    ]),
  ),
  ...[...DE_TEXTO(9), ...DE_TEXTO(2001)].map((atividade) =>
    linha(`first activity = ${atividade.slice(0, 25)} (${atividade.length})`, [
      comCronograma({ atividade1: atividade }),
      'ATIVIDADE_TAMANHO',
      { 'cronogramas.1.atividade1': 'o número de caracteres é entre 10 e 2000' },
    ]),
  ),
];

/** POST projeto: every rule of E-PROJETO-2 to E-PROJETO-9 broken, one at a time. */
export const RECUSAS_DA_PROPOSTA: readonly Recusa[] = [
  ...COMECO,
  ...COLABORADORES,
  ...ESPECIFICACOES,
  ...SECOES,
  ...ARMAZENAMENTO,
  ...CRONOGRAMAS,
  ...REFERENCIAS,
];

/** Values that the same rules accept, just inside each limit. */
export const ACEITAS_DA_PROPOSTA: readonly (readonly [o: string, mudancas: Mudancas])[] = [
  ...(
    [
      [1, 0],
      [1, 3],
      [2, 0],
      [2, 3],
    ] as const
  ).map(
    ([remunerados, voluntarios]) =>
      [
        `${remunerados} paid and ${voluntarios} volunteers`,
        { remunerados, voluntarios, cronogramas: cronogramas(remunerados + voluntarios) },
      ] as const,
  ),
  ['an area of knowledge', { area: '8.03' }],
  ['no area of knowledge', { area: null }],
  ...ESCOLHAS_OBRIGATORIAS.flatMap((campo) =>
    CAMPOS[campo].opcoes.map((opcao) => [`${campo} = ${opcao}`, { [campo]: opcao }] as const),
  ),
  ['a title of 300 emoji', { titulo: '🎓'.repeat(300) }],
  ['a keyword of 100', { palavraChave4: a(100) }],
  ...Object.entries(SECAO_COM).flatMap(([campo, com]) =>
    [10, 2000].flatMap((n) =>
      com(n).map((valor) => [`${campo} of ${n}: ${valor.slice(0, 15)}…`, { [campo]: valor }] as const),
    ),
  ),
  ['2,000 emoji count 2,000', { resumo: '🎓'.repeat(2000) }],
  ...[null, '', '<p></p>', ...DE_TEXTO(10), ...DE_TEXTO(2000)].map(
    (referencias) => [`references = ${String(referencias).slice(0, 15)}…`, { referencias }] as const,
  ),
  ...[...DE_TEXTO(10), ...DE_TEXTO(2000)].map(
    (atividade5) => [`an activity of ${atividade5.length}`, comCronograma({ atividade5 })] as const,
  ),
  [
    '30 collaborators',
    async ({ w }) => {
      const pessoas = await Promise.all(Array.from({ length: 30 }, () => w.novaPessoa()));
      return { professores_colaboradores: pessoas.map(({ id }) => id) };
    },
  ],
];
