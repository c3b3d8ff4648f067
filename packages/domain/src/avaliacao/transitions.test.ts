import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FASES } from '../edital/types.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { FASE1, FASE2, umaAprovacao } from '../testing/avaliacoes.ts';
import {
  ATOS,
  type Ato,
  aceitar,
  aprovarVagas,
  avaliar,
  designar,
  ESTADOS,
  type Estado,
  estadoDa,
  exigirAto,
  exigirEmAvaliacao,
  exigirFase2,
  exigirRecusavel,
  problemasDoMotivo,
  publicarSituacao,
  salvarFase1,
  salvarFase2,
  substituir,
  TABELA,
} from './transitions.ts';
import type { AprovacaoGuardada } from './types.ts';

function recusa(ato: () => unknown): string {
  try {
    ato();
  } catch (erro) {
    if (erro instanceof DomainError) return `${erro.kind}: ${erro.message}`;
    throw erro;
  }
  return 'nada';
}

const DE: Readonly<Record<Estado, AprovacaoGuardada>> = {
  designada: umaAprovacao(),
  aceita: umaAprovacao({ aceito: true }),
  concluida: umaAprovacao({ aceito: true, ja_foi_avaliado: true, ...FASE1, ...FASE2 }),
};

/** Each act with everything it needs, so that only the state can refuse it. */
const FAZER: Readonly<Record<Ato, (a: AprovacaoGuardada) => AprovacaoGuardada | null>> = {
  aceitar,
  recusar: (a) => {
    exigirRecusavel(a);
    return null;
  },
  salvarFase1: (a) => salvarFase1(a, { notas: FASE1 }),
  salvarFase2: (a) => salvarFase2({ ...a, ...FASE1 }, 'TIPO I', { notas: FASE2 }),
  avaliar: (a) => avaliar({ ...a, ...FASE1, ...FASE2 }, 'TIPO I'),
  substituir: (a) => substituir(a, 99),
};

describe('TABELA', () => {
  const pares = ESTADOS.flatMap((estado) => ATOS.map((ato) => [estado, ato] as const));

  it.each(pares)('%s × %s goes where the table says, or is refused', (estado, ato) => {
    const previsto = TABELA[estado][ato];
    if (previsto === undefined) {
      expect(recusa(() => FAZER[ato](DE[estado]))).toBe(
        'conflito: A avaliação deste projeto já foi concluída',
      );
      expect(recusa(() => exigirAto(DE[estado], ato))).toMatch(/^conflito/);
      return;
    }
    const depois = FAZER[ato](DE[estado]);
    expect(depois === null ? null : estadoDa(depois)).toBe(previsto);
  });

  it('forbids exactly these pairs', () => {
    expect(pares.filter(([estado, ato]) => TABELA[estado][ato] === undefined)).toEqual([
      ['concluida', 'recusar'],
      ['concluida', 'salvarFase1'],
      ['concluida', 'salvarFase2'],
      ['concluida', 'substituir'],
    ]);
  });

  it('lets no sequence of acts change the scores of a finished assessment', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ATOS), { maxLength: 20 }), (atos) => {
        let atual = DE.concluida;
        for (const ato of atos) {
          try {
            atual = FAZER[ato](atual) ?? atual;
          } catch (erro) {
            if (!(erro instanceof DomainError)) throw erro;
          }
        }
        return atual === DE.concluida || JSON.stringify(atual) === JSON.stringify(DE.concluida);
      }),
    );
  });
});

describe('exigirEmAvaliacao (D1, D2)', () => {
  it.each(FASES)('%s', (fase) => {
    const esperado =
      fase === 'avaliacao'
        ? 'nada'
        : `conflito: ${fase === 'submissao' ? 'Espere o edital fechar' : 'Este edital não está em avaliação'}`;
    expect(recusa(() => exigirEmAvaliacao({ fase }))).toBe(esperado);
  });
});

describe('designar and substituir (D15)', () => {
  it('begin without acceptance, scores or parecer', () => {
    const { id: _id, versao: _versao, ...nova } = umaAprovacao({ projetoId: 3, avaliadorId: 4 });
    expect(designar(3, 4)).toEqual(nova);
    const meio = umaAprovacao({ aceito: true, parecer: 'meu', ...FASE1 });
    expect(substituir(meio, 8)).toEqual(umaAprovacao({ avaliadorId: 8 }));
  });

  it('refuse the same person', () => {
    expect(recusa(() => substituir(umaAprovacao(), 7))).toBe(
      'conflito: Este professor já é o avaliador do projeto',
    );
  });
});

describe('exigirRecusavel: before any score', () => {
  it.each(Object.keys({ ...FASE1, ...FASE2 }))('%s of 0 is a score', (criterio) => {
    expect(recusa(() => exigirRecusavel(umaAprovacao({ [criterio]: 0 })))).toBe(
      'conflito: A avaliação deste projeto já começou e não pode ser recusada',
    );
  });

  it('takes a reason of 2,000 characters, and none', () => {
    expect([undefined, null, '', 'a'.repeat(2000)].flatMap(problemasDoMotivo)).toEqual([]);
    expect(problemasDoMotivo('a'.repeat(2001)).map(({ mensagem }) => mensagem)).toEqual([
      'O motivo deve ter no máximo 2000 caracteres',
    ]);
  });
});

describe('saving scores', () => {
  it('accepts, replaces the scores of its own phase and keeps the rest (D15)', () => {
    const antes = umaAprovacao({ ...FASE2, parecer: 'antes' });
    expect(salvarFase1(antes, { notas: { ...FASE1, pontuacaoApoioDisciplina: 1 } })).toEqual({
      ...antes,
      ...FASE1,
      aceito: true,
    });
    expect(salvarFase2({ ...antes, ...FASE1 }, 'TIPO I', { notas: FASE2, parecer: 'depois' })).toEqual({
      ...antes,
      ...FASE1,
      aceito: true,
      parecer: 'depois',
    });
  });

  it('has a phase 2 for TIPO I only, and after phase 1', () => {
    const aceita = umaAprovacao({ aceito: true });
    expect(recusa(() => exigirFase2({ ...aceita, ...FASE1 }, 'TIPO II'))).toBe(
      'conflito: Só projetos do TIPO I têm a fase 2',
    );
    const semUma = { ...aceita, ...FASE1, pontuacaoOrganizacaoTextual: null };
    for (const antes of [aceita, semUma]) {
      expect(recusa(() => exigirFase2(antes, 'TIPO I'))).toBe('conflito: Salve antes as notas da fase 1');
    }
  });

  it('judges the parecer too', () => {
    expect(recusa(() => salvarFase1(umaAprovacao(), { notas: FASE1, parecer: 'a'.repeat(8001) }))).toBe(
      'invalido: O parecer deve ter no máximo 8000 caracteres',
    );
  });
});

describe('avaliar (D16)', () => {
  it.each(Object.keys({ ...FASE1, ...FASE2 }))('TIPO I needs %s', (criterio) => {
    const quase = umaAprovacao({ ...FASE1, ...FASE2, [criterio]: null });
    expect(recusa(() => avaliar(quase, 'TIPO I'))).toBe(
      'conflito: Salve todas as notas antes de concluir a avaliação',
    );
  });

  it('needs phase 1 only for TIPO II, and is done by zeros', () => {
    expect(avaliar(umaAprovacao(FASE1), 'TIPO II')).toMatchObject({ aceito: true, ja_foi_avaliado: true });
    const zeros = Object.fromEntries(Object.keys({ ...FASE1, ...FASE2 }).map((c) => [c, 0]));
    expect(avaliar(umaAprovacao(zeros), 'TIPO I').ja_foi_avaliado).toBe(true);
  });
});

describe('aprovarVagas (D19)', () => {
  const um = umaAprovacao({ remunerados_aprovados: 1 });
  const dar = (remunerados_aprovados: number, limiteBolsas: number | null, bolsasDosOutros: number) => () =>
    aprovarVagas(um, { remunerados_aprovados, voluntarios_aprovados: 0 }, { limiteBolsas, bolsasDosOutros });

  it("holds the call's limit, and lets a count that is above it already be lowered or kept", () => {
    expect(recusa(dar(2, 3, 1))).toBe('nada');
    expect(recusa(dar(2, 2, 1))).toBe('conflito: O limite de bolsas deste edital seria ultrapassado');
    expect(recusa(dar(1, 0, 5))).toBe('nada');
    expect(recusa(dar(0, 0, 5))).toBe('nada');
    expect(recusa(dar(2, null, 500))).toBe('nada');
  });
});

describe('publicarSituacao (D20)', () => {
  it('stores APROVADO for a part, and shows the part', () => {
    const vagas = { remunerados: 1, voluntarios: 1, remunerados_aprovados: 1, voluntarios_aprovados: 0 };
    const { aprovacao, exibida } = publicarSituacao(umaAprovacao(), vagas, 50);
    expect([aprovacao.situacao, exibida]).toEqual(['APROVADO', 'APROVADO PARCIALMENTE']);
    expect(publicarSituacao(umaAprovacao(), vagas, 49.9).aprovacao.situacao).toBe('REPROVADO');
  });
});
