import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caractereRecusado } from '../../kernel/textos.ts';
import { MENSAGENS_DECLARACAO as M } from '../messages.ts';
import { declarar, revogar } from '../transitions.ts';
import { PAPEIS, type Participacao } from '../types.ts';
import { formarCodigo, lerCodigo } from './codigo.ts';
import {
  acharParticipacao,
  chaveDaDeclaracao,
  conteudoDaDeclaracao,
  impedimentoDaDeclaracao,
  problemasDoPedido,
} from './declaracao.ts';
import { problemasDaRevogacao } from './revogacao.ts';
import { textoDaDeclaracao } from './texto.ts';

const HOJE = '2026-05-15';
const VIGENCIA = { inicio: '2026-03-01', fim: '2026-12-31' };
const edital = { id: 3, nome: 'Edital 1/2026', fase: 'resultado' as const };
const projeto = { id: 7, titulo: 'Física viva' };
function uma(dados: Partial<Participacao> = {}): Participacao {
  return {
    papel: 'INSTRUTOR',
    nome: 'Ana Souza',
    nomeCivil: null,
    instrutorId: 5,
    projeto,
    edital,
    aprovado: true,
    cpf: null,
    matricula: null,
    vigencia: VIGENCIA,
    mesInicio: '2026-03',
    fim: null,
    horas: {},
    tipoAluno: 'BOLSISTA',
    avaliacoes: 0,
    ...dados,
  };
}
const coordenador = uma({ papel: 'COORDENADOR', instrutorId: null, mesInicio: null, tipoAluno: null });
const avaliador = uma({
  papel: 'AVALIADOR',
  instrutorId: null,
  projeto: null,
  mesInicio: null,
  tipoAluno: null,
  avaliacoes: 4,
});

describe('a code', () => {
  it('is 128 bits in printable groups, one for each value', () => {
    expect(formarCodigo(new Uint8Array(16))).toBe('00000-00000-00000-00000-000000');
    expect(formarCodigo(new Uint8Array(16).fill(255))).toBe('7ZZZZ-ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZZ');
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 16, maxLength: 16 }),
        fc.uint8Array({ minLength: 16, maxLength: 16 }),
        (a, b) => {
          const [um, outro] = [formarCodigo(a), formarCodigo(b)];
          expect(um).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}-[0-9A-HJKMNP-TV-Z]{6}$/);
          expect(um === outro).toBe(a.every((byte, i) => byte === b[i]));
          expect(lerCodigo(um)).toBe(um);
        },
      ),
    );
  });
  it.each([
    ['7zzzz zzzzz-zzzzzzzzzz-zzzzzz ', '7ZZZZ-ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZZ'],
    ['ooooo-iiiii-LLLLL-00000-111111', '00000-11111-11111-00000-111111'],
    ['UUUUU-00000-00000-00000-000000', null],
    ['00000-00000-00000-00000-00000', null],
    ['', null],
    ["' or 1=1 --", null],
  ])('reads %j as %s', (escrito, codigo) => {
    expect(lerCodigo(escrito)).toBe(codigo);
  });
});

describe('the right to a declaration', () => {
  it.each([
    ['an instructor whose month has come', uma(), null],
    ['one whose month comes next', uma({ mesInicio: '2026-06' }), M.semParticipacao],
    ['one without a month', uma({ mesInicio: null }), M.semParticipacao],
    ['one without a month, with 0 hours', uma({ mesInicio: null, horas: { '2026-04': 0 } }), null],
    ['one for whom no month applied', uma({ mesInicio: null, horas: { '2026-04': -1 } }), M.semParticipacao],
    ['one whose vínculo has ended', uma({ fim: '2026-04-30' }), null],
    ['one whose vínculo ended before its first month (D40)', uma({ fim: '2026-02-28' }), M.semParticipacao],
    [
      'one whose hours came before a vínculo that never began (D40)',
      uma({ fim: '2020-05-01', horas: { '2026-03': 9 } }),
      M.semParticipacao,
    ],
    ['one of a project that was not approved', uma({ aprovado: false }), M.semParticipacao],
    ['a coordinator', coordenador, null],
    ['one whose project was not approved', { ...coordenador, aprovado: false }, M.semParticipacao],
    [
      '[C-A5] a vínculo that ended before its first month (D40)',
      uma({ mesInicio: '2026-04', fim: '2026-03-20' }),
      M.semParticipacao,
    ],
    ['an evaluator', avaliador, null],
    ['one who finished none', { ...avaliador, avaliacoes: 0 }, M.semParticipacao],
  ])('%s', (_, participacao, motivo) => {
    expect(impedimentoDaDeclaracao(participacao, HOJE)).toBe(motivo);
  });

  it.each(['submissao', 'avaliacao', 'decisao', 'secretaria'] as const)(
    'does not exist while the call is in %s, approved or not (D20)',
    (fase) => {
      for (const p of [uma(), coordenador, avaliador, { ...coordenador, aprovado: false }]) {
        const antes = { ...p, edital: { ...edital, fase } };
        expect(() => declarar(antes, HOJE)).toThrow(M.resultadoNaoPublicado);
      }
    },
  );
});

describe('a request', () => {
  it('requires what its kind needs', () => {
    expect(PAPEIS.map((papel) => problemasDoPedido({ papel })[0]?.mensagem)).toEqual([
      M.digaOInstrutor,
      M.digaOProjeto,
      M.digaOEdital,
    ]);
    expect(problemasDoPedido({ papel: 'AVALIADOR', edital: 3 })).toEqual([]);
  });
  it("finds only one's own participations", () => {
    const minhas = [uma(), coordenador, avaliador];
    expect(acharParticipacao(minhas, { papel: 'INSTRUTOR', instrutor: 5 })).toBe(minhas[0]);
    expect(acharParticipacao(minhas, { papel: 'COORDENADOR', projeto: 7 })).toBe(coordenador);
    expect(acharParticipacao(minhas, { papel: 'AVALIADOR', edital: 3 })).toBe(avaliador);
    expect(acharParticipacao(minhas, { papel: 'COORDENADOR', projeto: 8 })).toBeNull();
    expect(acharParticipacao(minhas, { papel: 'INSTRUTOR', projeto: 7 })).toBeNull();
  });
  it('has one key for one participation', () => {
    const chaves = (hoje: string) =>
      [uma(), coordenador, avaliador].map((p) => chaveDaDeclaracao(p, 9, hoje));
    expect(chaves(HOJE)).toEqual(['INSTRUTOR:5', 'COORDENADOR:7', 'AVALIADOR:9:3']);
    // A participation declared while it ran is declared once more when it is over (D41).
    expect(chaves('2027-01-01')).toEqual([
      ...['INSTRUTOR:5:ENCERRADO', 'COORDENADOR:7:ENCERRADO', 'AVALIADOR:9:3'],
    ]);
  });
});

describe('the text of a declaration', () => {
  it.each([
    [
      uma({ horas: { '2026-03': 20.5, '2026-04': -1, '2026-05': 30.1 } }),
      'Declaramos, para os devidos fins, que Ana Souza participa, em instrutoria com bolsa, do projeto “Física viva”, aprovado no edital “Edital 1/2026”, desde março de 2026, com 50,6 horas registradas.',
    ],
    [
      uma({ fim: '2026-04-05', tipoAluno: 'VOLUNTARIO', horas: { '2026-03': 1, '2026-06': 9 } }),
      'Declaramos, para os devidos fins, que Ana Souza participou, em instrutoria voluntária, do projeto “Física viva”, aprovado no edital “Edital 1/2026”, de março de 2026 a abril de 2026, com 1 hora registrada.',
    ],
    [
      uma({ fim: '2026-03-05' }),
      'Declaramos, para os devidos fins, que Ana Souza participou, em instrutoria com bolsa, do projeto “Física viva”, aprovado no edital “Edital 1/2026”, em março de 2026.',
    ],
    [
      coordenador,
      'Declaramos, para os devidos fins, que Ana Souza coordena o projeto “Física viva”, aprovado no edital “Edital 1/2026”, desde março de 2026.',
    ],
    [
      avaliador,
      'Declaramos, para os devidos fins, que Ana Souza avaliou 4 projetos do edital “Edital 1/2026”.',
    ],
    [
      { ...avaliador, avaliacoes: 1 },
      'Declaramos, para os devidos fins, que Ana Souza avaliou 1 projeto do edital “Edital 1/2026”.',
    ],
  ])('case %#', (participacao, frase) => {
    expect(textoDaDeclaracao(conteudoDaDeclaracao(participacao, HOJE))).toBe(frase);
  });
  it.each([
    [
      uma({ cpf: '52998224725', matricula: '20261234', horas: { '2026-03': 40 } }),
      'Declaramos, para os devidos fins, que Ana Souza, CPF ***.982.247-**, matrícula 20261234, participou, em instrutoria com bolsa, do projeto “Física viva”, aprovado no edital “Edital 1/2026”, de março de 2026 a dezembro de 2026, com 40 horas registradas.',
    ],
    [
      coordenador,
      'Declaramos, para os devidos fins, que Ana Souza coordenou o projeto “Física viva”, aprovado no edital “Edital 1/2026”, de março de 2026 a dezembro de 2026.',
    ],
  ])(
    '[C-A7] uses the past tense and names the end of the call, once that is over (case %#)',
    (participacao, frase) => {
      expect(textoDaDeclaracao(conteudoDaDeclaracao(participacao, '2027-01-01'))).toBe(frase);
      expect(textoDaDeclaracao(conteudoDaDeclaracao(participacao, '2026-12-31'))).toContain(
        ', desde março de 2026',
      );
    },
  );
  it('[C-L1] names each period of a person who coordinated a project twice, and differs from the earlier one', () => {
    const devolta = {
      ...coordenador,
      anteriores: [{ inicio: '2026-03-01', fim: '2026-03-20' }],
      vigencia: { inicio: '2026-05-02', fim: '2026-12-31' },
    };
    const dito = (p: Participacao, dia: string) => textoDaDeclaracao(conteudoDaDeclaracao(p, dia));
    expect(dito(devolta, HOJE)).toContain(', em março de 2026 e desde maio de 2026.');
    expect(dito(devolta, '2027-01-01')).toContain(
      'coordenou o projeto “Física viva”, aprovado no edital “Edital 1/2026”, em março de 2026 e de maio de 2026 a dezembro de 2026.',
    );
    expect(chaveDaDeclaracao(devolta, 9, HOJE)).not.toBe(chaveDaDeclaracao(coordenador, 9, HOJE));
    // Nobody else coordinated it in between.
    const seguida = { ...devolta, vigencia: { inicio: '2026-03-21', fim: '2026-12-31' } };
    expect(dito(seguida, HOJE)).toBe(dito(coordenador, HOJE));
    expect(chaveDaDeclaracao(seguida, 9, HOJE)).toBe(chaveDaDeclaracao(coordenador, 9, HOJE));
  });
  it('[C-A7] ends no earlier than it begins, for any dates of vínculo and call (D40, D41)', () => {
    const meses = fc.constantFrom('2025-11', '2026-02', '2026-03', '2026-06', '2026-12', '2027-02');
    const dias = fc.constantFrom('2020-05-01', '2026-02-28', '2026-03-01', '2026-07-10', '2027-03-05');
    const dados = fc.record({
      mesInicio: fc.option(meses),
      fim: fc.option(dias),
      horas: fc.dictionary(meses, fc.constantFrom(-1, 0, 12)),
    });
    fc.assert(
      fc.property(dados, dias, (um, hoje) => {
        if (impedimentoDaDeclaracao(uma(um), hoje) !== null) return;
        const { inicio, fim, encerrado } = conteudoDaDeclaracao(uma(um), hoje);
        expect(inicio === null || fim === null || inicio <= fim).toBe(true);
        expect(encerrado).toBe(fim !== null);
      }),
    );
  });
  it('T-B9: never names a project that an evaluator judged', () => {
    expect(conteudoDaDeclaracao({ ...avaliador, projeto }, HOJE)).toMatchObject({
      projeto: null,
      quantidade: 4,
    });
  });
});

describe('a revocation', () => {
  const valida = {
    id: 1,
    codigo: 'X',
    conteudo: conteudoDaDeclaracao(uma(), HOJE),
    emitidaEm: '2026-05-01T00:00:00.000Z',
    revogadaEm: null,
    motivoDaRevogacao: null,
  };
  const agora = new Date('2026-06-01T00:00:00Z');
  it.each([
    [null, [M.escrevaOMotivo]],
    ['  ', [M.escrevaOMotivo]],
    ['x'.repeat(1000), []],
    ['x'.repeat(1001), [M.motivoLongo]],
    ['a\ufffe', [caractereRecusado('a', '\ufffe')]],
  ])('requires a reason (case %#)', (motivo, mensagens) => {
    expect(problemasDaRevogacao(motivo).map(({ mensagem }) => mensagem)).toEqual(mensagens);
  });
  it('is refused a second time', () => {
    const depois = revogar(valida, () => 'nome errado', agora);
    expect(depois).toMatchObject({ revogadaEm: agora.toISOString(), motivoDaRevogacao: 'nome errado' });
    expect(() => revogar(depois, () => '', agora)).toThrow(M.jaRevogada);
  });
});
