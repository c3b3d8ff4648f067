import { baremaPadrao } from '@instrutoria/domain/barema/rules/padrao.ts';
import { maiorTotal } from '@instrutoria/domain/barema/rules/totais.ts';
import type { Configuracao } from '@instrutoria/domain/edital/configuracao.ts';
import { camposMudados } from '@instrutoria/domain/edital/rules/mudancas.ts';
import { type Regra, regrasMudadas } from '@instrutoria/domain/edital/rules/regras.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Title } from '@mantine/core';
import { formatarDia, formatarPrazo } from '../../../../lib/format/format.ts';
import { formatarNota } from '../../../../lib/format/number-format.ts';
import { SECOES_DAS_REGRAS } from '../secoes-das-regras.tsx';
import { GRUPOS_DAS_REGRAS, temEfeito } from './grupos-das-regras.ts';

interface Frase {
  readonly de: readonly (keyof EditalGuardado)[];
  readonly frase: string;
}

/** A call's dates and limits as sentences; those without a value are not said. */
function frasesDosDados(edital: EditalGuardado): readonly Frase[] {
  const { inicio, fim, prazoAvaliacao, fimRecursos, vigenciaInicio, vigenciaFim, limiteBolsas } = edital;
  const { limitePorCoordenador, encerramentoSemInstrutores } = edital;
  const talvez = (de: Frase['de'], frase: string | null): Frase[] => (frase === null ? [] : [{ de, frase }]);
  return [
    ...talvez(['inicio', 'fim'], `Inscrições de ${formatarDia(inicio)} a ${formatarPrazo(fim)}.`),
    ...talvez(['prazoAvaliacao'], prazoAvaliacao && `Avaliação até ${formatarPrazo(prazoAvaliacao)}.`),
    ...talvez(['fimRecursos'], fimRecursos && `Recursos até ${formatarPrazo(fimRecursos)}.`),
    ...talvez(
      ['vigenciaInicio', 'vigenciaFim'],
      `Vigência de ${formatarDia(vigenciaInicio)} a ${formatarDia(vigenciaFim)}.`,
    ),
    ...talvez(
      ['encerramentoSemInstrutores'],
      encerramentoSemInstrutores &&
        `Projetos sem instrutores são encerrados em ${formatarDia(encerramentoSemInstrutores)}.`,
    ),
    ...talvez(
      ['limiteBolsas'],
      limiteBolsas === null ? null : `No máximo ${contado(limiteBolsas, 'bolsa', 'bolsas')}.`,
    ),
    ...talvez(
      ['limitePorCoordenador'],
      limitePorCoordenador === null
        ? null
        : `Cada coordenador envia no máximo ${contado(limitePorCoordenador, 'projeto', 'projetos')}.`,
    ),
  ];
}

/** The call in the sentences that coordinators read; what changes is marked. */
export function ComoTodosLeem(props: { readonly antes: Configuracao; readonly depois: Configuracao }) {
  const { antes, depois } = props;
  const campos = new Set<string>(camposMudados(antes.edital, depois.edital));
  const mudadas = new Set<Regra>(regrasMudadas(antes.regras, depois.regras));
  const barema = depois.barema ?? baremaPadrao(depois.edital.tipoProjeto);
  const frase = (texto: string, mudou: boolean, key: string) => (
    <li key={key} data-mudou={mudou || undefined}>
      {texto}
    </li>
  );
  const maior = maiorTotal(barema);
  return (
    <>
      <Title order={3}>{depois.edital.nome}</Title>
      <ul>
        {frasesDosDados(depois.edital).map((uma) =>
          frase(
            uma.frase,
            uma.de.some((campo) => campos.has(campo)),
            uma.de.join(),
          ),
        )}
      </ul>
      {GRUPOS_DAS_REGRAS.map(([grupo, regras]) => (
        <div key={grupo}>
          <Title order={4}>{grupo}</Title>
          <ul>
            {regras
              .filter((regra) => temEfeito(regra, depois.regras))
              .map((regra) =>
                frase(
                  Number.isNaN(depois.regras[regra]) ? '…' : SECOES_DAS_REGRAS[regra].dito(depois.regras),
                  mudadas.has(regra),
                  regra,
                ),
              )}
          </ul>
        </div>
      ))}
      <Title order={4}>Barema</Title>
      <ul>
        {barema.criterios.map(({ codigo, nome, maximo, peso }) =>
          frase(
            `${nome}: de 0 a ${formatarNota(maximo)}${peso === 1 ? '' : `, peso ${formatarNota(peso)}`}.`,
            false,
            codigo,
          ),
        )}
        {frase(
          `Total até ${Number.isNaN(maior) ? '…' : formatarNota(maior)}${barema.totalMinimo > 0 ? `; abaixo de ${formatarNota(barema.totalMinimo)}, reprovado` : ''}.`,
          false,
          'total',
        )}
      </ul>
    </>
  );
}
