import { describe, expect, it } from 'vitest';
import { type Papel, TIPOS_DE_USUARIO } from '../../conta/types.ts';
import { transitar } from '../../kernel/maquina.ts';
import type { Problema } from '../../kernel/problema.ts';
import { type AtosDaRelatoria, MAQUINA_DA_RELATORIA } from '../maquina.ts';
import { ESTADOS_DA_RELATORIA, STATUS_DO_RECURSO } from '../types.ts';
import {
  diasQueFaltam,
  impedimentoDoRelator,
  numerosDaMinuta,
  prazoDaDecisao,
  problemasDaEntrega,
  problemasDaMinuta,
  TIPOS_DE_RELATOR,
} from './relatoria.ts';

const PAPEIS: readonly Papel[] = [...TIPOS_DE_USUARIO, 'dono', 'avaliadorDesignado'];
const dizer = (problemas: readonly Problema[]) => problemas.map(({ campo, codigo }) => `${campo} ${codigo}`);
const METODOLOGIA = 'pontuacaoMetodologiaAtividades';
const contestados = [
  { criterio: METODOLOGIA, mensagem: 'A nota é outra.', acolhido: null, feedback: null },
] as const;

describe('the rapporteur of an appeal (E-RECURSO-8)', () => {
  it('excludes those who take part, gave the scores, declared a conflict, or are of another type', () => {
    const nada = { avaliou: false, participa: false, declarou: false, respondeu: false };
    const bools = [true, false];
    for (const tipo of TIPOS_DE_USUARIO)
      for (const avaliou of bools)
        for (const participa of bools)
          for (const declarou of bools)
            for (const respondeu of bools) {
              const fatos = { avaliou, participa, declarou, respondeu };
              const pode = impedimentoDoRelator({ tipo, ...fatos }) === null;
              const livre = !Object.values(fatos).includes(true);
              expect(pode).toBe(TIPOS_DE_RELATOR.some((um) => um === tipo) && livre);
            }
    expect(impedimentoDoRelator({ ...nada, tipo: 'avaliador', avaliou: true })).toBe(
      'As notas contestadas são desta pessoa',
    );
  });

  const ATOS = Object.keys(MAQUINA_DA_RELATORIA.atos) as (keyof AtosDaRelatoria)[];
  it.each(
    ESTADOS_DA_RELATORIA.flatMap((estado) =>
      STATUS_DO_RECURSO.flatMap((status) => ATOS.map((ato) => [estado, status, ato] as const)),
    ),
  )(
    '%s of an appeal %s · %s is as the table says, for everybody, with the rule and without',
    (estado, status, ato) => {
      for (const ligada of [true, false])
        for (const quem of PAPEIS) {
          const antes = { estado, relatorId: estado === 'semRelator' ? null : 7 };
          const pedido = {
            quem,
            fatos: { ligada, status, impedimento: null, relator: 8 },
            dados: ato === 'recusarRelatoria' ? { motivo: 'Sou orientador.' } : [],
          };
          const tentar = () => transitar(MAQUINA_DA_RELATORIA, antes, ato, pedido as never);
          const { passos, quem: quais } = MAQUINA_DA_RELATORIA.atos[ato];
          const [para] = passos[estado] ?? [];
          if (!quais.includes(quem)) expect(tentar).toThrow('Você não tem permissão para isto.');
          else if (para === undefined)
            expect(tentar).toThrow(estado === 'entregue' ? 'já foi entregue' : 'não tem relator');
          else if (ato === 'designarRelator' && !ligada) expect(tentar).toThrow('não têm relator');
          else if (status !== 'PENDENTE') expect(tentar).toThrow('Este recurso já foi decidido');
          else {
            const relatorId = ato === 'designarRelator' ? 8 : ato === 'recusarRelatoria' ? null : 7;
            expect(tentar()).toEqual({ estado: para, relatorId });
          }
        }
    },
  );

  it('is designated once: the same person again only to get a draft back that was handed over', () => {
    const designar = (estado: 'designada' | 'entregue', impedimento: string | null = null) =>
      transitar(MAQUINA_DA_RELATORIA, { estado, relatorId: 7 }, 'designarRelator', {
        quem: 'administrador',
        fatos: { ligada: true, status: 'PENDENTE', impedimento, relator: 7 },
      });
    expect(() => designar('designada')).toThrow('já é a relatora');
    expect(designar('entregue')).toEqual({ estado: 'designada', relatorId: 7 });
    expect(() => designar('entregue', 'Esta pessoa participa do projeto')).toThrow('participa do projeto');
  });
});

describe('a draft (E-RECURSO-8)', () => {
  const onde = { tipo: 'TIPO II', original: { [METODOLOGIA]: 10 } } as const;
  const numeros = {
    pontuacaoAdequacaoCoerencia: 0,
    pontuacaoRelevanciaJustificativaClareza: 0,
    pontuacaoOrganizacaoTextual: 0,
    remunerados_aprovados: 0,
    voluntarios_aprovados: 0,
  };
  it('may be incomplete while it is written, but not too long', () => {
    expect(problemasDaMinuta({}, contestados)).toEqual([]);
    const criterios = [{ criterio: METODOLOGIA, feedback: 'a'.repeat(8001) }] as const;
    expect(dizer(problemasDaMinuta({ feedback: 'a'.repeat(20_001), criterios }, contestados))).toEqual([
      'feedback TEXTO_LONGO',
      'criterios.0.feedback TEXTO_LONGO',
    ]);
  });

  it('is handed over as it could be decided', () => {
    const acolhido = (sim: boolean) =>
      [{ criterio: METODOLOGIA, acolhido: sim, feedback: 'Assim.' }] as const;
    const entrega = (minuta: object) =>
      dizer(problemasDaEntrega({ feedback: 'Sim.', ...minuta }, contestados, onde));
    expect(entrega({ feedback: '' })).toEqual(['decisao SEM_DECISAO', 'feedback TEXTO_VAZIO']);
    expect(entrega({ decisao: 'recusar', criterios: acolhido(false) })).toEqual([]);
    expect(entrega({ decisao: 'recusar', criterios: acolhido(true) })).toEqual(['criterios ALGUM_ACOLHIDO']);
    const aceita = { ...numeros, decisao: 'aceitar', criterios: acolhido(true) };
    expect(entrega({ ...aceita, [METODOLOGIA]: 12 })).toEqual([]);
    expect(entrega({ ...aceita, [METODOLOGIA]: 9 })).toEqual([`${METODOLOGIA} NOTA_DIMINUI`]);
    expect(entrega(aceita)).toEqual([`${METODOLOGIA} NOTA_VAZIA`]);
  });

  it('keeps the numbers that it proposes', () => {
    const minuta = { ...numeros, [METODOLOGIA]: 12, pontuacaoApoioDisciplina: null };
    expect(numerosDaMinuta(minuta)).toEqual({ ...numeros, [METODOLOGIA]: 12 });
  });
});

it.each([
  ['2026-11-01', '2026-12-01', '2026-11-24', 7],
  ['2026-11-01', '2026-12-01', '2026-12-01', 0],
  ['2026-11-01', '2026-12-01', '2026-12-03', -2],
  ['2027-01-30', '2027-03-01', '2027-02-28', 1],
])(
  'gives for an appeal of %s the decision date %s: on %s, %i days are left (Lei 9.784, art. 59)',
  (dia, prazo, hoje, faltam) => {
    expect(prazoDaDecisao(dia)).toBe(prazo);
    expect(diasQueFaltam(prazo, hoje)).toBe(faltam);
  },
);
