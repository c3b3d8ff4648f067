import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Papel, TIPOS_DE_USUARIO } from '../conta/types.ts';
import { MAQUINA_DA_DESIGNACAO } from '../designacao/maquina.ts';
import { FASES, type Fase, type TipoDeProjeto } from '../edital/types.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { exigirAto, transitar } from '../kernel/maquina.ts';
import { FASE1, FASE2, umaAprovacao } from '../testing/avaliacoes.ts';
import { type AtoDaAvaliacao, type AtosDaAvaliacao, MAQUINA_DA_AVALIACAO } from './maquina.ts';
import {
  ESTADOS_DA_AVALIACAO,
  type EstadoDaAvaliacao,
  estadoDaAvaliacao,
  podeReabrir,
  podeRecusar,
  podeSubstituir,
} from './rules/estados-da-avaliacao.ts';
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

const DE: Readonly<Record<EstadoDaAvaliacao, AprovacaoGuardada>> = {
  designada: umaAprovacao(),
  aceita: umaAprovacao({ aceito: true }),
  concluida: umaAprovacao({ aceito: true, ja_foi_avaliado: true, ...FASE1, ...FASE2 }),
};
const PAPEIS: readonly Papel[] = [...TIPOS_DE_USUARIO, 'dono', 'avaliadorDesignado'];

const fatos = {
  edital: { fase: 'avaliacao' as Fase },
  tipoProjeto: 'TIPO I' as TipoDeProjeto,
  disseVersao: true,
  avaliadorId: 99,
  impedido: false,
  parecerMinimo: 0,
};
/** Facts under which only the state or the role can forbid an act. */
const PEDIDOS: AtosDaAvaliacao = {
  aceitarAvaliacao: { fatos },
  recusarAvaliacao: { fatos },
  salvarFase1: { fatos, dados: { notas: FASE1 } },
  salvarFase2: { fatos, dados: { notas: FASE2 } },
  avaliar: { fatos },
  substituirAvaliador: { fatos },
  retirarDesignacao: { fatos },
  reabrirAvaliacao: { fatos, dados: { motivo: 'A nota não confere com o parecer.' } },
};
const ATOS = Object.keys(PEDIDOS) as AtoDaAvaliacao[];
/** The scores that must be there before an act. */
const ANTES: Partial<Readonly<Record<AtoDaAvaliacao, Partial<AprovacaoGuardada>>>> = {
  salvarFase2: FASE1,
  avaliar: { ...FASE1, ...FASE2 },
};

/** Does an act; null when it leaves no record. */
function fazer<A extends AtoDaAvaliacao>(
  ato: A,
  aprovacao: AprovacaoGuardada,
  pedido: AtosDaAvaliacao[A] = PEDIDOS[ato],
  papel?: Papel,
): AprovacaoGuardada | null {
  const daAdministracao = ['substituirAvaliador', 'retirarDesignacao', 'reabrirAvaliacao'].includes(ato);
  const quem = papel ?? (daAdministracao ? 'administrador' : 'avaliadorDesignado');
  if (ato !== 'recusarAvaliacao' && ato !== 'retirarDesignacao')
    return transitar(MAQUINA_DA_AVALIACAO, aprovacao, ato, { quem, ...pedido });
  if (ato === 'recusarAvaliacao') exigirAto(MAQUINA_DA_AVALIACAO, aprovacao, ato, { quem, ...PEDIDOS[ato] });
  else exigirAto(MAQUINA_DA_AVALIACAO, aprovacao, ato, { quem, ...PEDIDOS[ato] });
  return null;
}
const comNotas = (ato: AtoDaAvaliacao, aprovacao: AprovacaoGuardada) => ({ ...aprovacao, ...ANTES[ato] });

describe('the table of an assessment (D15, D16)', () => {
  const pares = ESTADOS_DA_AVALIACAO.flatMap((estado) => ATOS.map((ato) => [estado, ato] as const));

  it.each(pares)('%s × %s has the next state of the table or is refused, for everybody', (estado, ato) => {
    const { quem, passos, feito = [] } = MAQUINA_DA_AVALIACAO.atos[ato];
    for (const papel of PAPEIS) {
      const antes = comNotas(ato, DE[estado]);
      const tentar = () => fazer(ato, antes, PEDIDOS[ato], papel);
      const para = passos[estado];
      if (!quem.includes(papel)) expect(recusa(tentar)).toMatch(/^naoPermitido: /);
      else if (feito.includes(estado)) expect(tentar()).toBe(antes);
      else if (ato === 'reabrirAvaliacao' && para === undefined) {
        expect(recusa(tentar)).toBe('conflito: Esta avaliação não está concluída');
      } else if (para === undefined || (estado === 'concluida' && ato === 'substituirAvaliador')) {
        expect(recusa(tentar)).toBe('conflito: A avaliação deste projeto já foi concluída');
      } else {
        const depois = tentar();
        expect(depois === null ? [] : [estadoDaAvaliacao(depois)]).toEqual(para);
      }
    }
  });

  it('forbids exactly these pairs', () => {
    const forbidden = pares.filter(([estado, ato]) => {
      const { passos, feito = [] } = MAQUINA_DA_AVALIACAO.atos[ato];
      return !(estado in passos) && !feito.includes(estado);
    });
    expect(forbidden).toEqual([
      ['designada', 'reabrirAvaliacao'],
      ['aceita', 'reabrirAvaliacao'],
      ['concluida', 'recusarAvaliacao'],
      ['concluida', 'salvarFase1'],
      ['concluida', 'salvarFase2'],
      ['concluida', 'retirarDesignacao'],
    ]);
  });

  it('allows only reopening to change the scores of a finished assessment', () => {
    const outros = ATOS.filter((ato) => ato !== 'reabrirAvaliacao');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...outros), { maxLength: 20 }), (atos) => {
        let atual = DE.concluida;
        for (const ato of atos) {
          try {
            atual = fazer(ato, atual) ?? atual;
          } catch (erro) {
            if (!(erro instanceof DomainError)) throw erro;
          }
        }
        return atual === DE.concluida;
      }),
    );
  });

  it.each(FASES)('allows it for a call in avaliacao, not in submissao nor later (D1, D2): %s', (fase) => {
    const texto = fase === 'submissao' ? 'Espere o edital fechar' : 'Este edital não está em avaliação';
    const esperado = fase === 'avaliacao' ? 'nada' : `conflito: ${texto}`;
    const quando = { fatos: { ...fatos, edital: { fase } } };
    const notas = { dados: { notas: FASE1 } };
    const aceita = umaAprovacao(FASE1);
    expect(recusa(() => fazer('salvarFase1', aceita, { ...quando, ...notas }))).toBe(esperado);
    expect(recusa(() => fazer('aceitarAvaliacao', aceita, quando))).toBe(esperado);
    expect(recusa(() => fazer('substituirAvaliador', aceita, quando))).toBe(esperado);
    const quem = 'administrador';
    for (const temAvaliador of [false, true]) {
      const designar = () =>
        exigirAto(MAQUINA_DA_DESIGNACAO, { fase }, 'designarAvaliador', { quem, fatos: { temAvaliador } });
      const tem = fase === 'avaliacao' && temAvaliador;
      expect(recusa(designar)).toBe(tem ? 'conflito: Este projeto já tem avaliador' : esperado);
    }
    expect(recusa(() => exigirAto(MAQUINA_DA_DESIGNACAO, { fase }, 'lembrarAvaliadores', { quem }))).toBe(
      esperado,
    );
  });
});

describe('reabrirAvaliacao', () => {
  const reabrir = (troca: Partial<typeof fatos> = {}, motivo: string | null = 'Confira a fase 2.') =>
    fazer('reabrirAvaliacao', DE.concluida, { fatos: { ...fatos, ...troca }, dados: { motivo } });

  it('keeps scores and opinion as the draft, accepted, and the version that the committee got (D45)', () => {
    expect(reabrir()).toEqual({ ...DE.concluida, ja_foi_avaliado: false });
  });

  it.each(FASES)('reopens only in avaliacao and asks to send a later call back first (D45): %s', (fase) => {
    const textos: Partial<Record<Fase, string>> = {
      submissao: 'Espere o edital fechar',
      decisao: 'Devolva antes este edital à avaliação',
      secretaria: 'Devolva antes este edital à avaliação',
    };
    const texto = textos[fase] ?? 'Este edital não está em avaliação';
    expect(recusa(() => reabrir({ edital: { fase } }))).toBe(
      fase === 'avaliacao' ? 'nada' : `conflito: ${texto}`,
    );
    expect(podeReabrir(DE.concluida, { fase }, false)).toBe(fase === 'avaliacao');
  });

  it('refuses an evaluator who declared a conflict, and asks to replace them', () => {
    expect(recusa(() => reabrir({ impedido: true }))).toBe(
      'conflito: O avaliador declarou impedimento neste projeto: substitua-o em vez de reabrir',
    );
    expect(podeReabrir(DE.concluida, { fase: 'avaliacao' }, true)).toBe(false);
    expect(podeReabrir(DE.aceita, { fase: 'avaliacao' }, false)).toBe(false);
  });

  it.each([null, '', '  \n', 'a'.repeat(2001), '\ufffe'])('requires a reason: %j', (motivo) => {
    expect(recusa(() => reabrir({}, motivo))).toMatch(/^invalido: /);
  });
});

describe('substituirAvaliador (D15)', () => {
  it('starts again without acceptance, scores or parecer', () => {
    const meio = umaAprovacao({ aceito: true, parecer: 'meu', ...FASE1 });
    expect(fazer('substituirAvaliador', meio)).toEqual(umaAprovacao({ avaliadorId: 99 }));
  });

  it('replaces a finished one only if the evaluator declared a conflict, and keeps the version that the committee got', () => {
    const concluida = { ...DE.concluida, remunerados_aprovados: 2, voluntarios_aprovados: 1 };
    expect(recusa(() => fazer('substituirAvaliador', concluida))).toBe(
      'conflito: A avaliação deste projeto já foi concluída',
    );
    expect(fazer('substituirAvaliador', concluida, { fatos: { ...fatos, impedido: true } })).toEqual(
      umaAprovacao({ avaliadorId: 99, remunerados_aprovados: 2, voluntarios_aprovados: 1 }),
    );
    expect([false, true].map((impedido) => podeSubstituir(concluida, impedido))).toEqual([false, true]);
    expect(podeSubstituir(DE.aceita, false)).toBe(true);
  });

  it('refuses the same person', () => {
    expect(recusa(() => fazer('substituirAvaliador', umaAprovacao({ avaliadorId: 99 })))).toBe(
      'conflito: Este professor já é o avaliador do projeto',
    );
  });
});

describe('recusarAvaliacao: before any score', () => {
  it.each(Object.keys({ ...FASE1, ...FASE2 }))('counts %s of 0 as a score', (criterio) => {
    const comUma = umaAprovacao({ [criterio]: 0 });
    expect(podeRecusar(comUma)).toBe(false);
    expect(recusa(() => fazer('recusarAvaliacao', comUma))).toBe(
      'conflito: A avaliação deste projeto já começou e não pode ser recusada',
    );
  });

  it('refuses an accepted one only with the version that shows it as accepted (T-G14)', () => {
    const tentar = (aceito: boolean, disseVersao: boolean) =>
      recusa(() =>
        exigirAto(MAQUINA_DA_AVALIACAO, umaAprovacao({ aceito }), 'recusarAvaliacao', {
          quem: 'avaliadorDesignado',
          fatos: { ...fatos, disseVersao },
        }),
      );
    expect([tentar(false, false), tentar(false, true), tentar(true, true)]).toEqual(Array(3).fill('nada'));
    expect(tentar(true, false)).toBe(
      'conflito: A avaliação deste projeto acabou de mudar. Recarregue a página.',
    );
    expect(podeRecusar(umaAprovacao({ aceito: true }))).toBe(true);
  });
});

describe('saving scores', () => {
  it('accepts, replaces the scores of the saved phase and keeps the rest (D15)', () => {
    const antes = umaAprovacao({ ...FASE2, parecer: 'antes' });
    const notas = { ...FASE1, pontuacaoApoioDisciplina: 1 };
    expect(fazer('salvarFase1', antes, { fatos, dados: { notas } })).toEqual({
      ...antes,
      ...FASE1,
      aceito: true,
    });
    const comFase1 = { ...antes, ...FASE1 };
    expect(fazer('salvarFase2', comFase1, { fatos, dados: { notas: FASE2, parecer: 'depois' } })).toEqual({
      ...comFase1,
      aceito: true,
      parecer: 'depois',
    });
  });

  it('has a phase 2 for TIPO I only, and only after phase 1', () => {
    const aceita = umaAprovacao({ aceito: true });
    const fase2 = (antes: AprovacaoGuardada, tipoProjeto: TipoDeProjeto) =>
      recusa(() =>
        fazer('salvarFase2', antes, { fatos: { ...fatos, tipoProjeto }, dados: { notas: FASE2 } }),
      );
    expect(fase2({ ...aceita, ...FASE1 }, 'TIPO II')).toBe('conflito: Só projetos do TIPO I têm a fase 2');
    const semUma = { ...aceita, ...FASE1, pontuacaoOrganizacaoTextual: null };
    for (const antes of [aceita, semUma]) {
      expect(fase2(antes, 'TIPO I')).toBe('conflito: Salve antes as notas da fase 1');
    }
  });

  it('checks the parecer too', () => {
    const dados = { notas: FASE1, parecer: 'a'.repeat(8001) };
    expect(recusa(() => fazer('salvarFase1', umaAprovacao(), { fatos, dados }))).toBe(
      'invalido: O parecer deve ter no máximo 8.000 caracteres',
    );
  });
});

describe('avaliar (D16)', () => {
  it.each(Object.keys({ ...FASE1, ...FASE2 }))('TIPO I requires %s', (criterio) => {
    const quase = umaAprovacao({ ...FASE1, ...FASE2, [criterio]: null });
    expect(recusa(() => fazer('avaliar', quase))).toBe(
      'conflito: Salve todas as notas antes de concluir a avaliação',
    );
  });

  it('requires phase 1 only for TIPO II, and accepts zeros', () => {
    const tipoII = { fatos: { ...fatos, tipoProjeto: 'TIPO II' } } as const;
    expect(fazer('avaliar', umaAprovacao(FASE1), tipoII)).toMatchObject({
      aceito: true,
      ja_foi_avaliado: true,
    });
    const zeros = Object.fromEntries(Object.keys({ ...FASE1, ...FASE2 }).map((c) => [c, 0]));
    expect(fazer('avaliar', umaAprovacao(zeros))?.ja_foi_avaliado).toBe(true);
  });

  it("requires an opinion of the call's length, spaces around it apart (E-REGRAS-2)", () => {
    const concluir = (parecer: string, parecerMinimo: number) =>
      recusa(() =>
        fazer('avaliar', umaAprovacao({ ...FASE1, ...FASE2, parecer }), {
          fatos: { ...fatos, parecerMinimo },
        }),
      );
    expect([concluir('', 0), concluir('dez letras', 10), concluir('😀'.repeat(10), 10)]).toEqual(
      Array(3).fill('nada'),
    );
    for (const curto of ['', 'nove letr', `${' '.repeat(10)}nove letr `]) {
      expect(concluir(curto, 10)).toBe('invalido: O parecer é mais curto do que este edital pede');
    }
  });
});
