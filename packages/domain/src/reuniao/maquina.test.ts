import { describe, expect, it } from 'vitest';
import { type Papel, TIPOS_DE_USUARIO } from '../conta/types.ts';
import { FASES } from '../edital/types.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { transitar } from '../kernel/maquina.ts';
import { caractereRecusado } from '../kernel/textos.ts';
import { type AtoDaReuniao, type AtosDaReuniao, MAQUINA_DA_REUNIAO } from './maquina.ts';
import { MENSAGENS_REUNIAO as M } from './messages.ts';
import { ESTADOS_DA_REUNIAO, type EstadoDaReuniao } from './types.ts';

const fatos = { fase: 'decisao', decididos: 0 } as const;
const proposta = { remunerados: 1, voluntarios: 0 };
/** Facts under which only the state or the role can forbid an act. */
const PEDIDOS: AtosDaReuniao = {
  suspenderSessaoDaComissao: { fatos, dados: { motivo: 'Falta de luz' } },
  retomarSessaoDaComissao: { fatos },
  encerrarSessaoDaComissao: { fatos },
  cancelarSessaoDaComissao: { fatos, dados: { motivo: 'Sem quórum' } },
  registrarPresenca: { fatos },
  anotarItemDaSessao: { fatos, dados: { anotacao: 'Lido em voz alta' } },
  decidirItemDaSessao: { fatos, dados: { ...proposta, proposta } },
  corrigirAta: { fatos, dados: { texto: 'onde se lê 1, leia-se 2', motivo: 'Erro de digitação' } },
};
const ATOS = Object.keys(PEDIDOS) as AtoDaReuniao[];
const PAPEIS: readonly Papel[] = [...TIPOS_DE_USUARIO, 'dono', 'avaliadorDesignado'];

function fazer<A extends AtoDaReuniao>(
  ato: A,
  estado: EstadoDaReuniao,
  pedido: Partial<AtosDaReuniao[A]> = {},
  quem: Papel = 'administrador',
) {
  return transitar(MAQUINA_DA_REUNIAO, { estado }, ato, { quem, ...PEDIDOS[ato], ...pedido });
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

function problemas(ato: () => unknown): (readonly [string, string])[] {
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

describe('the table (E-SESSAO-1)', () => {
  it('allows these pairs of states and no other', () => {
    const pares = ATOS.flatMap((ato) =>
      ESTADOS_DA_REUNIAO.flatMap((de) =>
        (MAQUINA_DA_REUNIAO.atos[ato].passos[de] ?? []).map((para) => `${ato}: ${de} ${para}`),
      ),
    );
    expect(pares).toEqual([
      'suspenderSessaoDaComissao: aberta suspensa',
      'retomarSessaoDaComissao: suspensa aberta',
      'encerrarSessaoDaComissao: aberta encerrada',
      'encerrarSessaoDaComissao: suspensa encerrada',
      'cancelarSessaoDaComissao: aberta cancelada',
      'cancelarSessaoDaComissao: suspensa cancelada',
      'registrarPresenca: aberta aberta',
      'registrarPresenca: suspensa suspensa',
      'anotarItemDaSessao: aberta aberta',
      'decidirItemDaSessao: aberta aberta',
      'corrigirAta: encerrada encerrada',
    ]);
  });

  it.each(ATOS)('%s: allows every state and everybody exactly as listed', (ato) => {
    let feitos = 0;
    for (const estado of ESTADOS_DA_REUNIAO) {
      for (const quem of PAPEIS) {
        const tentar = () => fazer(ato, estado, {}, quem);
        const para = MAQUINA_DA_REUNIAO.atos[ato].passos[estado];
        if (quem !== 'administrador' && quem !== 'PRESIDENTE_COMISSAO') {
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

  it('decides and goes on only while the call is in decisao; a meeting can always be closed', () => {
    for (const fase of FASES) {
      const em = { fatos: { fase, decididos: 3 } };
      const texto = fase === 'decisao' ? 'nada' : `conflito: ${M.editalForaDaDecisao}`;
      expect(recusa(() => fazer('decidirItemDaSessao', 'aberta', em))).toBe(texto);
      expect(recusa(() => fazer('retomarSessaoDaComissao', 'suspensa', em))).toBe(texto);
      expect(fazer('encerrarSessaoDaComissao', 'suspensa', em).estado).toBe('encerrada');
    }
  });

  it('cancels no meeting that has decided something', () => {
    expect(
      recusa(() => fazer('cancelarSessaoDaComissao', 'aberta', { fatos: { ...fatos, decididos: 1 } })),
    ).toBe(`conflito: ${M.haDecididos}`);
  });
});

describe('required reasons and notes', () => {
  it('include a reason for suspending, cancelling and correcting', () => {
    for (const ato of ['suspenderSessaoDaComissao', 'cancelarSessaoDaComissao'] as const) {
      expect(problemas(() => fazer(ato, 'aberta', { dados: { motivo: ' ' } }))).toEqual([
        ['motivo', M.motivoVazio],
      ]);
      expect(problemas(() => fazer(ato, 'aberta', { dados: { motivo: 'a'.repeat(2001) } }))).toEqual([
        ['motivo', M.motivoMaximo],
      ]);
    }
    expect(problemas(() => fazer('corrigirAta', 'encerrada', { dados: {} }))).toEqual([
      ['texto', M.retificacaoVazia],
      ['motivo', M.motivoVazio],
    ]);
  });

  it('include a reason for a decision only if the proposal is changed', () => {
    const decidir = (remunerados: number, motivo?: string) =>
      problemas(() =>
        fazer('decidirItemDaSessao', 'aberta', {
          dados: { proposta, remunerados, voluntarios: 0, motivo },
        }),
      );
    expect(decidir(1)).toEqual([]);
    expect(decidir(2)).toEqual([['motivo', M.motivoDaMudanca]]);
    expect(decidir(2, 'Duas turmas')).toEqual([]);
  });

  it('refuse notes above 4,000 characters, and control characters', () => {
    const anotar = (anotacao: string) =>
      problemas(() => fazer('anotarItemDaSessao', 'aberta', { dados: { anotacao } }));
    expect(anotar('')).toEqual([]);
    expect(anotar('a'.repeat(4001))).toEqual([['anotacao', M.anotacaoMaxima]]);
    expect(anotar('a\ufffe')).toEqual([['anotacao', caractereRecusado('a', '\ufffe')]]);
  });
});
