import { describe, expect, it } from 'vitest';
import { MENSAGENS_CONTA } from '../../conta/messages.ts';
import { comDigitosVerificadores } from '../../kernel/cpf.ts';
import * as T from '../textos.ts';
import type { Acervo, CelulaLida, OpcoesDaImportacao, TipoDeImportacao } from '../types.ts';
import { CAMPOS_DA_IMPORTACAO } from './campos-da-importacao.ts';
import { diferencaDaImportacao } from './diferenca.ts';

const CPF = '07213505181';
const OUTRO_CPF = comDigitosVerificadores('123456789');

const ACERVO: Acervo = {
  existentes: [
    {
      id: 1,
      valores: {
        cpf: OUTRO_CPF,
        nome: 'Bia Souza',
        email: 'bia@exemplo.br',
        siape: '7654321',
        unidade: 'Letras',
        unidadeId: 7,
        programa: null,
        departamento: null,
        lattes: '',
      },
    },
    { id: 2, valores: { cpf: '', nome: 'Encerrada' }, encerrada: true },
    {
      id: 3,
      valores: { cpf: comDigitosVerificadores('111222333'), nome: 'Conta', email: 'c@x.br' },
      encerrada: true,
    },
    {
      id: 4,
      valores: {
        cpf: comDigitosVerificadores('444555666'),
        nome: 'Cris',
        email: 'cris@exemplo.br',
        siape: '1',
        unidade: 'Letras',
        unidadeId: 7,
      },
      nomeSocial: true,
    },
  ],
  unidades: [
    { id: 7, nome: 'Letras', cidade: 'Crato' },
    { id: 8, nome: 'Centro', cidade: 'Crato' },
    { id: 9, nome: 'Centro', cidade: 'Icó' },
  ],
  programas: ['PPG Letras'],
};

const BOAS: Readonly<Record<'alunos' | 'disciplinas' | 'pessoas', Readonly<Record<string, CelulaLida>>>> = {
  pessoas: { cpf: CPF, nome: 'Ana Lima', email: 'ana@exemplo.br', siape: '1234567', unidade: 'Letras' },
  disciplinas: { codigo: 'MAT001', semestre: '2025.1', nome: 'Cálculo', cargaHoraria: '64', tsd: '72,4%' },
  alunos: { matricula: '2023001', nome: 'Aluno', cpf: CPF, email: 'aluno@exemplo.br', curso: 'Letras' },
};

function opcoesDe(tipo: TipoDeImportacao): OpcoesDaImportacao {
  return {
    tipo,
    folha: 0,
    cabecalho: 1,
    colunas: Object.fromEntries(CAMPOS_DA_IMPORTACAO[tipo].map(({ chave }, i) => [chave, i])),
    completa: false,
    tipoDaConta: 'coordenador',
    unidades: [],
  };
}

function diferenca(tipo: keyof typeof BOAS, ...linhas: readonly Readonly<Record<string, CelulaLida>>[]) {
  const folha = {
    nome: 'Plan1',
    oculta: false,
    linhas: linhas.map((linha, i) => ({
      n: i + 2,
      celulas: CAMPOS_DA_IMPORTACAO[tipo].map(({ chave }) => linha[chave] ?? null),
    })),
  };
  return diferencaDaImportacao(
    folha,
    opcoesDe(tipo),
    tipo === 'pessoas' ? ACERVO : { ...ACERVO, existentes: [] },
  );
}

const P = 'pessoas';
const D = 'disciplinas';
const A = 'alunos';

/** What real forms hold, and the sentence that the row gets. */
const RECUSADAS: readonly (readonly [
  string,
  keyof typeof BOAS,
  Readonly<Record<string, CelulaLida>>,
  string,
])[] = [
  ['CPF number that lost more than its zeros', P, { cpf: 7_213_505 }, T.cpfIncompleto],
  ['CPF as text without its zeros, not proven', P, { cpf: '721350518' }, T.cpfIncompleto],
  ['CPF in scientific notation', P, { cpf: '7,21350E+09' }, T.notacaoCientifica],
  ['CPF with 12 digits', P, { cpf: '072135051811' }, T.cpfForma],
  ['CPF with letters', P, { cpf: '072.135.O51-81' }, T.cpfForma],
  ['CPF missing', P, { cpf: null }, T.obrigatorio('o CPF')],
  ['SIAPE too long', P, { siape: '12345678' }, T.siapeForma],
  ['SIAPE in scientific notation', P, { siape: '1,23E+06' }, T.notacaoCientifica],
  ['e-mail without @', P, { email: 'ana.exemplo.br' }, T.emailInvalido],
  ['e-mail with an accent', P, { email: 'aná@exemplo.br' }, T.emailInvalido],
  ['two e-mails in a cell', P, { email: 'a@x.br; b@x.br' }, T.doisEmails],
  ['e-mail missing', P, { email: '  ' }, T.obrigatorio('o e-mail')],
  ['e-mail of another account', P, { email: 'BIA@exemplo.br' }, T.emailDeOutro],
  ['SIAPE of another account', P, { siape: 7_654_321 }, T.siapeDeOutro],
  ['name missing', P, { nome: null }, T.obrigatorio('o nome')],
  ['name without a letter', P, { nome: '12345' }, 'Escreva o nome com letras'],
  ['name of invisible letters', P, { nome: '\u3164\u115f' }, 'Escreva o nome com letras'],
  ['name too long', P, { nome: 'a'.repeat(151) }, T.textoLongo(150)],
  ['accents of UTF-8 read as windows-1252', P, { nome: 'JosÃ© da ConceiÃ§Ã£o' }, T.acentosTrocados],
  ['accents of DOS read as windows-1252', P, { nome: 'Jos‚ da Concei‡Æo' }, T.acentosTrocados],
  ['true where a text belongs', P, { nome: true }, T.verdadeiroOuFalso],
  ['unknown unit', P, { unidade: 'Inst. de Química' }, T.unidadeDesconhecida('Inst. de Química')],
  ['unit of two cities', P, { unidade: 'centro' }, T.unidadeAmbigua('centro')],
  ['unit missing', P, { unidade: null }, T.obrigatorio('a unidade')],
  ['closed account', P, { cpf: comDigitosVerificadores('111222333') }, T.contaEncerrada],
  ['Lattes that is another address', P, { lattes: 'http://exemplo.br/1' }, MENSAGENS_CONTA.lattesInvalido],
  ['formula without a value', D, { nome: { falha: 'semValor' } }, T.formulaSemValor],
  ['#N/D', D, { nome: '#N/D' }, T.celulaComErro('#N/D')],
  ['#REF!', D, { cargaHoraria: '#REF!' }, T.celulaComErro('#REF!')],
  ["LibreOffice's Err:502", D, { tsd: 'Err:502' }, T.celulaComErro('Err:502')],
  ['merged cell', D, { nome: { falha: 'mesclada' } }, T.celulaMesclada],
  ['code that became a date', D, { codigo: { data: '2023-05-01' } }, T.virouData('01/05/2023')],
  ['semester that became a date', D, { semestre: { data: '2025-01-01' } }, T.virouData('01/01/2025')],
  ['semester of another form', D, { semestre: 'verão' }, T.semestreForma],
  ['code missing (a row of totals)', D, { codigo: null, nome: 'Total: 30' }, T.obrigatorio('o código')],
  ['workload that is no number', D, { cargaHoraria: 'sessenta' }, T.numeroInvalido],
  ['workload with a point', D, { cargaHoraria: '1.200' }, T.milharOuDecimal('1.200')],
  ['workload of zero', D, { cargaHoraria: 0 }, T.cargaForaDaFaixa],
  ['rate above 100 %', D, { tsd: '172,4%' }, T.taxaForaDaFaixa],
  ['negative rate', D, { tsd: '-5 %' }, T.taxaForaDaFaixa],
  ['rate that is no number', D, { tsd: 'n/a' }, T.numeroInvalido],
  ['code too long', D, { codigo: 'X'.repeat(31) }, T.textoLongo(30)],
  ['matrícula missing', A, { matricula: '' }, T.obrigatorio('a matrícula')],
  ['CPF of a student that lost digits', A, { cpf: 123 }, T.cpfIncompleto],
];

describe('bad rows of real forms', () => {
  it.each(RECUSADAS)('%s', (_, tipo, celulas, mensagem) => {
    const { novas, mudam, comErro } = diferenca(tipo, { ...BOAS[tipo], ...celulas });
    expect([novas, mudam]).toEqual([[], []]);
    expect(comErro.flatMap(({ erros }) => erros.map((um) => um.mensagem))).toEqual([mensagem]);
  });

  it('are of more than 40 kinds, each with a sentence of at most 20 words', () => {
    expect(RECUSADAS.length).toBeGreaterThan(40);
    for (const [, , , mensagem] of RECUSADAS)
      expect(mensagem.split(' ').length, mensagem).toBeLessThanOrEqual(20);
  });
});

describe('unusual cells that can be read', () => {
  it.each([
    ['CPF number without its zero', P, 'cpf', 7_213_505_181, CPF],
    ['masked CPF', P, 'cpf', ' 072.135.051-81 ', CPF],
    ['SIAPE number without its zero', P, 'siape', 234_567, '0234567'],
    ['e-mail in capitals', P, 'email', ' ANA@Exemplo.BR', 'ana@exemplo.br'],
    ['unit in other case and accents', P, 'unidade', 'LETRAS ', 'LETRAS'],
    ['programme in other case', P, 'programa', 'ppg letras', 'PPG Letras'],
    ['line break in a name', P, 'nome', 'Ana\nLima', 'Ana Lima'],
    ['workload with its unit', D, 'cargaHoraria', '64 h', 64],
    ['workload with thousands and decimals', D, 'cargaHoraria', '1.200,5', 1200.5],
    ['rate with sign', D, 'tsd', '72,4 %', 72.4],
    ['rate without sign', D, 'tsd', 72.4, 72.4],
    ['semester with a slash', D, 'semestre', '2025/2', '2025.2'],
    ['semester the other way', D, 'semestre', '1º/2025', '2025.1'],
    ['semester as a number', D, 'semestre', 2025.1, '2025.1'],
    ['code in lower case', D, 'codigo', 'mat001', 'MAT001'],
  ] as const)('%s', (_, tipo, campo, celula, valor) => {
    const { novas, comErro } = diferenca(tipo, { ...BOAS[tipo], [campo]: celula });
    expect(comErro).toEqual([]);
    expect(novas[0]?.valores[campo]).toBe(valor);
  });

  it('reads a column of fractions as percentages, and asks about one fraction among percentages', () => {
    const linha = (codigo: string, tsd: CelulaLida) => ({ ...BOAS.disciplinas, codigo, tsd });
    const fracoes = diferenca(D, linha('A', 0.724), linha('B', '0,9'), linha('C', 1));
    expect(fracoes.novas.map(({ valores }) => valores.tsd)).toEqual([72.4, 90, 100]);
    const mista = diferenca(D, linha('A', 85), linha('B', '0,85'), linha('C', '0,9 %'));
    expect(mista.novas.map(({ valores }) => valores.tsd)).toEqual([85, 0.9]);
    expect(mista.comErro[0]?.erros[0]?.mensagem).toBe(T.taxaAmbigua('0,85'));
  });

  it('warns of a CPF whose check digits are wrong (D13)', () => {
    expect(diferenca(P, { ...BOAS.pessoas, cpf: '12345678900' }).novas[0]?.avisos).toEqual([T.cpfNaoConfere]);
  });

  it('warns of a programme that is not in the list', () => {
    const { novas } = diferenca(P, { ...BOAS.pessoas, programa: 'PPG Novo' });
    expect(novas[0]?.avisos).toEqual([T.programaForaDaLista('PPG Novo')]);
  });
});

describe('rows beside each other', () => {
  it('counts equal rows once, and refuses one that repeats another with other values', () => {
    const { novas, avisos, comErro } = diferenca(P, BOAS.pessoas, BOAS.pessoas, {
      ...BOAS.pessoas,
      nome: 'Ana',
    });
    expect(novas.length).toBe(1);
    expect(avisos).toEqual([{ linha: 3, mensagem: T.igualALinha(2) }]);
    expect(comErro).toMatchObject([{ linha: 4, erros: [{ mensagem: T.repeteALinha(2) }] }]);
  });

  it('refuses one e-mail or SIAPE for two people', () => {
    const { comErro } = diferenca(P, BOAS.pessoas, {
      ...BOAS.pessoas,
      cpf: comDigitosVerificadores('987654321'),
    });
    expect(comErro[0]?.erros.map(({ mensagem }) => mensagem)).toEqual([
      T.emailRepetido(2),
      T.siapeRepetido(2),
    ]);
  });

  it('reads the same discipline in two semesters as two records', () => {
    const { novas } = diferenca(D, BOAS.disciplinas, { ...BOAS.disciplinas, semestre: '2025.2' });
    expect(novas.length).toBe(2);
  });

  it('skips rows without a value in the chosen columns', () => {
    expect(diferenca(P, { nome: ' ' }, {}, BOAS.pessoas).comErro).toEqual([]);
  });
});

describe('records that exist', () => {
  const bia = {
    cpf: OUTRO_CPF,
    nome: 'Bia Souza',
    email: 'bia@exemplo.br',
    siape: '7654321',
    unidade: 'Letras',
  };

  it('are equal, or change only in what the file says', () => {
    expect(diferenca(P, bia)).toMatchObject({ iguais: 1, mudam: [], novas: [] });
    const { mudam } = diferenca(P, { ...bia, nome: 'Bia S. Souza', departamento: 'Estudos' });
    expect(mudam[0]?.mudancas).toEqual([
      { campo: 'nome', antes: 'Bia Souza', depois: 'Bia S. Souza' },
      { campo: 'departamento', antes: null, depois: 'Estudos' },
    ]);
  });

  it('never change their e-mail, and say so (D59)', () => {
    const { mudam, iguais, avisos } = diferenca(P, { ...bia, email: 'outra@exemplo.br' });
    expect([mudam, iguais, avisos]).toEqual([[], 1, [{ linha: 2, mensagem: T.emailNaoMuda }]]);
  });

  it('keep a nome social', () => {
    const cris = {
      ...bia,
      cpf: comDigitosVerificadores('444555666'),
      nome: 'Nome Civil',
      email: 'cris@exemplo.br',
      siape: '0000001',
    };
    const { mudam, avisos } = diferenca(P, cris);
    expect([mudam, avisos]).toEqual([[], [{ linha: 2, mensagem: T.nomeNaoMuda }]]);
  });

  it('leave only when the list is said to be full and has no row with an error', () => {
    const folha = { nome: '', oculta: false, linhas: [{ n: 2, celulas: ['Letras', 'Crato'] }] };
    const acervo: Acervo = {
      existentes: [
        { id: 7, valores: { nome: 'Letras', cidade: 'Crato' } },
        { id: 8, valores: { nome: 'Centro', cidade: 'Icó' } },
      ],
      unidades: [],
      programas: [],
    };
    const opcoes = opcoesDe('unidades');
    expect(diferencaDaImportacao(folha, opcoes, acervo).somem).toEqual([]);
    const completa = { ...opcoes, completa: true };
    expect(diferencaDaImportacao(folha, completa, acervo).somem).toEqual([{ id: 8, nome: 'Centro (Icó)' }]);
    const comErro = { ...folha, linhas: [...folha.linhas, { n: 3, celulas: ['Música'] }] };
    expect(diferencaDaImportacao(comErro, completa, acervo).somem).toEqual([]);
  });
});
