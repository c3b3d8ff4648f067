import { TOTAL_MINIMO } from '@instrutoria/domain/decisao/limits.ts';
import { type Corte, type EmpateNaUnidade, recebeNaOrdem } from '@instrutoria/domain/decisao/rules/corte.ts';
import { bolsasDasUnidades } from '@instrutoria/domain/decisao/rules/efeito-das-vagas.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { NOMES_DO_DESEMPATE } from '@instrutoria/domain/ranque/messages.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import type { Decisao, LinhaDaDecisao } from '../api.ts';
import type { Decidindo } from './use-decisao.ts';

const nomeDoDesempate = (campo: string) =>
  Object.entries(NOMES_DO_DESEMPATE).find(([um]) => um === campo)?.[1] ?? campo;

/** The projects tied at the limit, or the tie-break that decided there. */
function avisoDoCorte(linhas: readonly LinhaDaDecisao[], corte: Corte): ReactNode {
  const empatados = linhas.filter(({ projeto_id }) => corte.empatados.includes(projeto_id));
  if (empatados.length > 0) {
    return (
      <Notice kind="warning" title={`Empate na linha de corte, na ${empatados[0]?.posicao}ª posição`}>
        <p>
          {empatados.map(({ titulo }) => titulo).join('; ')}. Para eles há{' '}
          {contado(corte.sobram, 'bolsa', 'bolsas')}, e nenhum critério do ranque diz quem vem antes: digite
          quem recebe.
        </p>
      </Notice>
    );
  }
  const ultima = linhas.findIndex(({ projeto_id }) => projeto_id === corte.depoisDe);
  const [antes, depois] = [linhas[ultima], linhas[ultima + 1]];
  if (antes === undefined || !depois?.desempate || depois.desempateCom !== antes.projeto_id) return null;
  return (
    <Notice title="Desempate na linha de corte">
      <p>
        {antes.posicao}º e {depois.posicao}º têm o mesmo total, {formatarNota(antes.total)}. O que decidiu:{' '}
        {nomeDoDesempate(depois.desempate)}.
      </p>
    </Notice>
  );
}

/** The projects of a unit that are tied at its limit. */
function NaUnidade(props: { readonly linhas: readonly LinhaDaDecisao[]; readonly empate: EmpateNaUnidade }) {
  const { unidade, empatados, sobram } = props.empate;
  const quais = props.linhas.filter(({ projeto_id }) => empatados.includes(projeto_id));
  return (
    <Notice kind="warning" title={`Empate no limite da unidade ${unidade}, na ${quais[0]?.posicao}ª posição`}>
      <p>
        {quais.map(({ titulo }) => titulo).join('; ')}. Para eles há {contado(sobram, 'bolsa', 'bolsas')} da
        unidade, e nenhum critério do ranque diz quem vem antes: digite quem recebe.
      </p>
    </Notice>
  );
}

/** An item of the chip above the table. */
export interface AvisoDaDecisao {
  readonly chave: string;
  readonly alerta: boolean;
  readonly dito: ReactNode;
  /** Announced when it appears, also while the chip is closed. */
  readonly falado?: string;
}

/** Facts to know before deciding, which no act here changes; ties are warnings. */
export function avisosDoRanque(
  { linhas, proprios }: Decisao,
  corte: Corte | null,
  empatesDaUnidade: readonly EmpateNaUnidade[],
  comSuplentes: boolean,
): readonly AvisoDaDecisao[] {
  const noCorte = corte === null ? null : avisoDoCorte(linhas, corte);
  return [
    ...(noCorte === null
      ? []
      : [{ chave: 'corte', alerta: (corte?.empatados.length ?? 0) > 0, dito: noCorte }]),
    ...empatesDaUnidade.map((empate) => ({
      chave: `${empate.unidade} ${empate.empatados.join()}`,
      alerta: true,
      dito: <NaUnidade linhas={linhas} empate={empate} />,
    })),
    ...(proprios === 0
      ? []
      : [
          {
            chave: 'proprios',
            alerta: false,
            dito: (
              <Notice>
                {contado(
                  proprios,
                  'projeto de que você participa não está aqui',
                  'projetos de que você participa não estão aqui',
                )}
                . O que recebem também conta no limite
                {comSuplentes && ', e os números dos suplentes não contam com eles'}.
              </Notice>
            ),
          },
        ]),
  ];
}

/** What the typed numbers bring about, before they are saved. */
export function avisosDosNumeros(props: {
  readonly decisao: Decisao;
  readonly decidindo: Decidindo;
  readonly dadas: number;
  /** Open scenarios show by themselves what they filled in. */
  readonly eSe: boolean;
}): readonly AvisoDaDecisao[] {
  const { decidindo, dadas } = props;
  const { linhas, limiteBolsas, bolsasPorUnidade } = props.decisao;
  const acima = limiteBolsas === null ? 0 : dadas - limiteBolsas;
  const dasUnidades = bolsasDasUnidades(linhas, [(linha) => decidindo.depois(linha).remunerados_aprovados]);
  const unidades = dasUnidades.flatMap(({ unidade, dadas: [n = 0] }) =>
    bolsasPorUnidade !== undefined && n > bolsasPorUnidade ? [`${unidade}, com ${n}`] : [],
  );
  const encheu = props.eSe && decidindo.encheu?.cenario != null ? undefined : decidindo.encheu;
  const baixos = linhas.filter((linha) => !recebeNaOrdem(linha)).length;
  const aviso = (chave: string, alerta: boolean, falado: string, mais: ReactNode): AvisoDaDecisao => ({
    ...{ chave, alerta, falado },
    dito: (
      <Notice kind={alerta ? 'warning' : 'info'} title={falado}>
        {mais}
      </Notice>
    ),
  });
  return [
    ...(encheu === undefined
      ? []
      : [
          aviso(
            'encheu',
            false,
            `Os campos foram preenchidos ${encheu.cenario === null ? 'na ordem do ranque' : `com ${encheu.cenario}`}. Nada foi salvo ainda.`,
            <>
              <p>
                {encheu.cenario === null &&
                  baixos > 0 &&
                  `${linhas.some((l) => l.abaixoDoMinimo !== undefined) ? 'Abaixo de um mínimo do barema' : `Com total abaixo de ${TOTAL_MINIMO}`} ninguém recebeu: ${contado(baixos, 'projeto', 'projetos')}. `}
                Pode mudar qualquer número antes de salvar.
              </p>
              <Button variant="default" size="compact-sm" onClick={decidindo.desfazer}>
                Desfazer o preenchimento
              </Button>
            </>,
          ),
        ]),
    ...(acima <= 0
      ? []
      : [
          aviso(
            'acima',
            true,
            `${contado(acima, 'bolsa', 'bolsas')} acima do limite do edital`,
            'Ao salvar, o que passar do limite é recusado, do fim do ranque para cima, e continua digitado.',
          ),
        ]),
    ...(bolsasPorUnidade === undefined || unidades.length === 0
      ? []
      : [
          aviso(
            'unidades',
            true,
            `${contado(unidades.length, 'unidade', 'unidades')} acima do limite de ${contado(bolsasPorUnidade, 'bolsa', 'bolsas')} por unidade`,
            `${unidades.join('; ')}. Ao salvar, o que aumenta e passa do limite da unidade é recusado, e continua digitado.`,
          ),
        ]),
  ];
}
