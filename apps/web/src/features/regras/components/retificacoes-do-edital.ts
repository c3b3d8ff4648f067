import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { formatarDoisPrazos } from '../../../lib/format/format.ts';
import type { BaremaLido, RegrasLidas } from '../../edital/api.ts';
import { type Mudanca, oQueRetificou } from './barema/palavras-do-barema.ts';
import { ROTULOS_DOS_DADOS } from './configuracao/dados-digitados.ts';
import { regraNaFrase } from './configuracao/mudancas-da-configuracao.ts';
import { SECOES_DAS_REGRAS } from './secoes-das-regras.tsx';

interface Retificacao {
  readonly instante: string;
  readonly motivo: string;
  readonly mudancas: readonly Mudanca[];
}

/** The public record of a call, the newest first: what one act changed of days, rules and criteria is one entry. */
export function retificacoesDoEdital(
  { regras, prorrogacoes = [], retificacoes }: RegrasLidas,
  barema: Pick<BaremaLido, 'retificacoes'>,
  tipo: TipoDeProjeto,
): readonly Retificacao[] {
  const todas: readonly Retificacao[] = [
    ...prorrogacoes.map(({ instante, motivo, de, ate }) => {
      const [antes, depois] = formatarDoisPrazos(de, ate);
      return { instante, motivo, mudancas: [{ oQue: ROTULOS_DOS_DADOS.fim, antes, depois }] };
    }),
    ...retificacoes.map(({ instante, motivo, mudancas }) => ({
      instante,
      motivo,
      mudancas: mudancas.map(({ regra, de, para }) => ({
        oQue: SECOES_DAS_REGRAS[regra].titulo,
        antes: regraNaFrase(regra, { ...regras, [regra]: de }),
        depois: regraNaFrase(regra, { ...regras, [regra]: para }),
      })),
    })),
    ...barema.retificacoes.map((uma) => ({
      instante: uma.instante,
      motivo: uma.motivo,
      mudancas: oQueRetificou(uma, tipo),
    })),
  ];
  const juntas = new Map<string, Retificacao>();
  for (const uma of todas) {
    const outra = juntas.get(uma.instante);
    juntas.set(
      uma.instante,
      outra === undefined ? uma : { ...outra, mudancas: [...outra.mudancas, ...uma.mudancas] },
    );
  }
  return [...juntas.values()].sort((a, b) => b.instante.localeCompare(a.instante));
}
