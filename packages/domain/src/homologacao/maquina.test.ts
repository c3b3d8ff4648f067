import { describe, expect, it } from 'vitest';
import { type Papel, TIPOS_DE_USUARIO } from '../conta/types.ts';
import { FASES } from '../edital/types.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { transitar } from '../kernel/maquina.ts';
import { type AtoDaHomologacao, type AtosDaHomologacao, MAQUINA_DA_HOMOLOGACAO } from './maquina.ts';
import { MENSAGENS_HOMOLOGACAO as M } from './messages.ts';
import { ESTADOS_DA_HOMOLOGACAO, type HomologacaoGuardada, MARCAS, NUNCA_MARCADO } from './types.ts';

const HOJE = '2026-04-14';
const fatos = {
  edital: { fase: 'avaliacao' },
  ligada: true,
  hoje: HOJE,
  recursoDias: 2,
  semExpediente: [],
  temAvaliador: false,
} as const;
/** Facts under which only the state or the role can forbid an act. */
const PEDIDOS: AtosDaHomologacao = {
  marcarHomologacao: { fatos, dados: { marca: 'homologado' } },
  prorrogarCorrecao: { fatos, dados: { ate: '2026-04-20', motivo: 'A rede caiu' } },
  desfazerHomologacao: { fatos, dados: { motivo: 'Marquei o projeto errado' } },
  reenviarProjeto: { fatos },
  recorrerDaHomologacao: { fatos, dados: { texto: 'O documento estava no comprovante' } },
  decidirRecursoDaHomologacao: { fatos, dados: { aceito: true, motivo: 'Estava mesmo' } },
};
const ATOS = Object.keys(PEDIDOS) as AtoDaHomologacao[];
const PAPEIS: readonly Papel[] = [...TIPOS_DE_USUARIO, 'dono', 'avaliadorDesignado'];

const uma = (mudancas: Partial<HomologacaoGuardada> = {}): HomologacaoGuardada => ({
  ...NUNCA_MARCADO,
  ...mudancas,
});
const devolvido = (ate = HOJE) =>
  uma({ estado: 'devolvido', secoes: ['resumo'], motivo: 'Falta o método', ate });

function fazer<A extends AtoDaHomologacao>(
  ato: A,
  homologacao: HomologacaoGuardada,
  pedido: Partial<AtosDaHomologacao[A]> = {},
  quem: Papel = MAQUINA_DA_HOMOLOGACAO.atos[ato].quem[0] ?? 'administrador',
): HomologacaoGuardada {
  return transitar(MAQUINA_DA_HOMOLOGACAO, homologacao, ato, { quem, ...PEDIDOS[ato], ...pedido });
}

function recusa(ato: () => unknown): string {
  try {
    ato();
  } catch (erro) {
    if (erro instanceof DomainError) return `${erro.kind}: ${erro.message}`;
    throw erro;
  }
  return 'nada';
}

describe('the table (E-HOMOLOGACAO-1)', () => {
  it('allows these pairs of states and no other', () => {
    const pares = ATOS.flatMap((ato) =>
      ESTADOS_DA_HOMOLOGACAO.flatMap((de) =>
        (MAQUINA_DA_HOMOLOGACAO.atos[ato].passos[de] ?? []).map((para) => `${ato}: ${de} ${para}`),
      ),
    );
    expect(pares).toEqual([
      'marcarHomologacao: pendente homologado',
      'marcarHomologacao: pendente devolvido',
      'marcarHomologacao: pendente naoHomologado',
      'marcarHomologacao: devolvido homologado',
      'marcarHomologacao: devolvido devolvido',
      'marcarHomologacao: devolvido naoHomologado',
      'marcarHomologacao: reenviado homologado',
      'marcarHomologacao: reenviado devolvido',
      'marcarHomologacao: reenviado naoHomologado',
      'prorrogarCorrecao: devolvido devolvido',
      'desfazerHomologacao: devolvido pendente',
      'desfazerHomologacao: homologado pendente',
      'desfazerHomologacao: naoHomologado pendente',
      'reenviarProjeto: devolvido reenviado',
      'recorrerDaHomologacao: naoHomologado emRecurso',
      'decidirRecursoDaHomologacao: emRecurso homologado',
      'decidirRecursoDaHomologacao: emRecurso naoHomologado',
    ]);
  });

  it.each(ATOS)('%s: allows every state and everybody exactly as listed', (ato) => {
    let feitos = 0;
    for (const estado of ESTADOS_DA_HOMOLOGACAO) {
      // A returned project can be marked only after its last day, and sent only up to that day.
      const ate = ato === 'marcarHomologacao' ? '2026-04-13' : HOJE;
      for (const quem of PAPEIS) {
        const tentar = () => fazer(ato, uma({ estado, ate }), {}, quem);
        const para = MAQUINA_DA_HOMOLOGACAO.atos[ato].passos[estado];
        if (!MAQUINA_DA_HOMOLOGACAO.atos[ato].quem.includes(quem)) {
          expect(recusa(tentar)).toBe('naoPermitido: Você não tem permissão para isto.');
        } else if (para === undefined) expect(recusa(tentar)).toMatch(/^conflito: /);
        else {
          expect(para).toContain(tentar().estado);
          feitos += 1;
        }
      }
    }
    expect(feitos).toBeGreaterThan(0);
  });

  it.each(ATOS)('%s: is possible only in avaliacao, and only if the call has homologação', (ato) => {
    const passos = MAQUINA_DA_HOMOLOGACAO.atos[ato].passos;
    const estado = ESTADOS_DA_HOMOLOGACAO.find((um) => um in passos) ?? 'pendente';
    const em = (mudancas: object) =>
      recusa(() => fazer(ato, uma({ estado, ate: HOJE }), { fatos: { ...fatos, ...mudancas } }));
    expect(em({ ligada: false })).toBe(`conflito: ${M.semHomologacao}`);
    for (const fase of FASES) {
      const texto = fase === 'submissao' ? 'Espere o edital fechar' : 'Este edital não está em avaliação';
      expect(em({ edital: { fase } })).toBe(fase === 'avaliacao' ? 'nada' : `conflito: ${texto}`);
    }
  });
});

describe('marcarHomologacao', () => {
  const marcar = (dados: AtosDaHomologacao['marcarHomologacao']['dados'], de = uma()) =>
    fazer('marcarHomologacao', de, { dados });

  it.each(MARCAS)('%s from pendente and reenviado, with its required fields', (marca) => {
    for (const estado of ['pendente', 'reenviado'] as const) {
      const depois = marcar(
        { marca, motivo: ' Falta o método ', secoes: ['resumo'], ate: '2026-04-20' },
        uma({ estado }),
      );
      expect(depois).toEqual(
        {
          homologado: uma({ estado: 'homologado', motivo: 'Falta o método' }),
          devolvido: uma({
            estado: 'devolvido',
            secoes: ['resumo'],
            motivo: 'Falta o método',
            ate: '2026-04-20',
          }),
          naoHomologado: uma({ estado: 'naoHomologado', motivo: 'Falta o método', ate: '2026-04-16' }),
        }[marca],
      );
    }
  });

  it('moves the last day of an appeal to a working day', () => {
    const sexta = { ...fatos, hoje: '2026-04-17' };
    const dados = { marca: 'naoHomologado', motivo: 'Fora do tema' } as const;
    // Sunday, then Monday; Tuesday 21 April is a holiday.
    expect(fazer('marcarHomologacao', uma(), { fatos: sexta, dados }).ate).toBe('2026-04-20');
    expect(fazer('marcarHomologacao', uma(), { fatos: { ...sexta, recursoDias: 4 }, dados }).ate).toBe(
      '2026-04-22',
    );
  });

  it('answers 422 without a reason, without parts, with an invalid day', () => {
    const todos = recusaDe(() => marcar({ marca: 'devolvido' }));
    expect(todos).toEqual([
      ['secoes', M.secoesVazias],
      ['ate', M.prazoInvalido],
      ['motivo', M.motivoVazio],
    ]);
    const dia = (ate: string) =>
      recusaDe(() => marcar({ marca: 'devolvido', secoes: ['resumo'], motivo: 'x', ate }));
    expect(dia('2026-04-13')).toEqual([['ate', M.prazoInvalido]]);
    expect(dia('2026-06-14')).toEqual([['ate', M.prazoInvalido]]);
    expect(dia('2026-02-30')).toEqual([['ate', M.prazoInvalido]]);
    expect(dia('2026-06-13')).toEqual([]);
    expect(recusaDe(() => marcar({ marca: 'naoHomologado', motivo: ' ' }))).toEqual([
      ['motivo', M.motivoVazio],
    ]);
    expect(recusaDe(() => marcar({ marca: 'naoHomologado', motivo: 'a'.repeat(2001) }))).toEqual([
      ['motivo', M.motivoMaximo],
    ]);
  });

  it('waits for the coordinator until their last day has passed', () => {
    expect(recusa(() => marcar({ marca: 'homologado' }, devolvido(HOJE)))).toBe(`conflito: ${M.esperePrazo}`);
    expect(marcar({ marca: 'homologado' }, devolvido('2026-04-13')).estado).toBe('homologado');
  });
});

function recusaDe(ato: () => unknown): (readonly [string, string])[] {
  try {
    ato();
  } catch (erro) {
    if (erro instanceof DomainError && erro.kind === 'invalido') {
      return erro.problemas.map(({ campo, mensagem }) => [campo, mensagem]);
    }
    throw erro;
  }
  return [];
}

describe('the other acts', () => {
  it('extends also a passed day, only forward', () => {
    const ate = (dia: string, de = devolvido('2026-04-10')) =>
      recusaDe(() => fazer('prorrogarCorrecao', de, { dados: { ate: dia, motivo: 'Greve' } }));
    expect(fazer('prorrogarCorrecao', devolvido('2026-04-10'))).toEqual(devolvido('2026-04-20'));
    expect(ate('2026-04-13')).toEqual([['ate', M.prazoInvalido]]);
    expect(ate('2026-04-15', devolvido('2026-04-15'))).toEqual([['ate', M.prazoMenor]]);
  });

  it('sends on the last day, not after it', () => {
    expect(fazer('reenviarProjeto', devolvido(HOJE))).toEqual(
      uma({ estado: 'reenviado', motivo: 'Falta o método' }),
    );
    expect(recusa(() => fazer('reenviarProjeto', devolvido('2026-04-13')))).toBe(
      `conflito: ${M.correcaoEncerrada}`,
    );
  });

  it('appeals once, until the last day', () => {
    const fora = uma({ estado: 'naoHomologado', motivo: 'Fora do tema', ate: HOJE });
    const recorrido = fazer('recorrerDaHomologacao', fora);
    expect(recorrido).toEqual({ ...fora, estado: 'emRecurso', ate: null, recorreu: true });
    const decidir = (aceito: boolean) =>
      fazer('decidirRecursoDaHomologacao', recorrido, { dados: { aceito, motivo: 'Visto' } });
    expect(decidir(true)).toEqual({ ...recorrido, estado: 'homologado', motivo: 'Visto' });
    const negado = decidir(false);
    expect(negado).toEqual({ ...recorrido, estado: 'naoHomologado', motivo: 'Visto' });
    expect(recusa(() => fazer('recorrerDaHomologacao', negado))).toBe(`conflito: ${M.jaRecorreu}`);
    expect(recusa(() => fazer('desfazerHomologacao', negado))).toBe(`conflito: ${M.recursoFeito}`);
    expect(recusa(() => fazer('recorrerDaHomologacao', { ...fora, ate: '2026-04-13' }))).toBe(
      `conflito: ${M.recursoEncerrado}`,
    );
    expect(recusaDe(() => fazer('recorrerDaHomologacao', fora, { dados: { texto: ' ' } }))).toEqual([
      ['texto', M.recursoVazio],
    ]);
  });

  it('undoes only while nobody is designated', () => {
    expect(fazer('desfazerHomologacao', devolvido())).toEqual(NUNCA_MARCADO);
    expect(
      recusa(() =>
        fazer('desfazerHomologacao', uma({ estado: 'homologado' }), {
          fatos: { ...fatos, temAvaliador: true },
        }),
      ),
    ).toBe(`conflito: ${M.temAvaliador}`);
    expect(
      recusaDe(() => fazer('desfazerHomologacao', uma({ estado: 'homologado' }), { dados: {} })),
    ).toEqual([['motivo', M.motivoVazio]]);
  });

  it('distinguishes a state before a mark from one before an undoing', () => {
    expect(recusa(() => fazer('marcarHomologacao', uma({ estado: 'emRecurso' })))).toBe(
      `conflito: ${M.recursoADecidir}`,
    );
    expect(recusa(() => fazer('marcarHomologacao', uma({ estado: 'homologado' })))).toBe(
      `conflito: ${M.jaMarcado}`,
    );
    expect(recusa(() => fazer('desfazerHomologacao', uma({ estado: 'reenviado' })))).toBe(
      `conflito: ${M.reenvioADecidir}`,
    );
    expect(recusa(() => fazer('desfazerHomologacao', uma()))).toBe(`conflito: ${M.nadaADesfazer}`);
  });
});
