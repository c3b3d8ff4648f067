import { ehPreliminar } from '@instrutoria/domain/edital/rules/resultado-publicado.ts';
import { projetoDoInstrutor, temInstrutores } from '@instrutoria/domain/instrutor/policies.ts';
import { MENSAGENS_RESULTADO as M } from '@instrutoria/domain/resultado/messages.ts';
import { suplentePorExtenso } from '@instrutoria/domain/resultado/rules/por-extenso.ts';
import {
  type MudancaDoResultado,
  oQueFazerAgora,
  resultadoEmFrase,
} from '@instrutoria/domain/resultado/rules/resultado-em-frase.ts';
import { Anchor, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatarInstante, formatarPeriodoEm, formatarPrazo } from '../../../lib/format/format.ts';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import type { Aprovacao } from '../../avaliacao/api.ts';
import { NotasDadas } from '../../avaliacao/offered/notas-dadas.tsx';
import { janelasQuery } from '../../janela/api.ts';
import { aceiteEmPalavras } from '../../suplente/offered/aceite-em-palavras.ts';
import { ResponderChamado } from '../../suplente/offered/responder-chamado.tsx';
import classes from './resultado-do-coordenador.module.css';

/** The result in one sentence, the possible next acts, then the scores beside the opinion. */
export function ResultadoDoCoordenador(props: {
  readonly aprovacao: Aprovacao;
  readonly mudanca: MudancaDoResultado;
  /** The number of taken places. */
  readonly instrutores: number;
}) {
  const { aprovacao, mudanca, instrutores } = props;
  const { projeto, resultado } = aprovacao;
  const chamado = resultado?.chamado;
  const preliminar = resultado !== null && ehPreliminar(projeto.edital);
  return (
    <section aria-label="Avaliação" className={classes.sheet}>
      <Title order={2} className={classes.sentence}>
        {resultadoEmFrase(aprovacao, mudanca)}
      </Title>
      {aprovacao.recurso !== null && (
        <Agora aprovacao={aprovacao} recurso={aprovacao.recurso} instrutores={instrutores} />
      )}
      {preliminar && <Notice title="Resultado preliminar">{M.depoisOFinal}</Notice>}
      {chamado !== undefined && chamado.responderAte !== null && aprovacao.recurso !== null && (
        <ResponderChamado projeto={projeto.id} ate={chamado.responderAte} bolsas={chamado.bolsas} />
      )}
      <div className={classes.columns}>
        <NotasDadas aprovacao={aprovacao} />
        <div>
          {resultado !== null && <NoEdital aprovacao={aprovacao} resultado={resultado} />}
          <Title order={3} className={classes.opinion}>
            Parecer
          </Title>
          <Text style={{ whiteSpace: 'pre-line' }}>{aprovacao.parecer || 'sem parecer'}</Text>
        </div>
      </div>
    </section>
  );
}

/** What the coordinator can do now. */
function Agora(props: {
  readonly aprovacao: Aprovacao;
  readonly recurso: NonNullable<Aprovacao['recurso']>;
  readonly instrutores: number;
}) {
  const { projeto, situacao } = props.aprovacao;
  const { pode, ate, soMudanca } = props.recurso;
  const janelas = useQuery(janelasQuery(projeto.id));
  const janela = janelas.data?.find((uma) => uma.janela === 'cadastroInstrutor');
  const temVagas = projeto.remunerados_aprovados + projeto.voluntarios_aprovados > props.instrutores;
  const cadastra = temVagas && temInstrutores(projetoDoInstrutor({ edital: projeto.edital, situacao }));
  const dito = oQueFazerAgora({
    recurso: pode && !soMudanca ? { ate: ate === null ? null : formatarPrazo(ate) } : null,
    cadastro:
      cadastra && janela !== undefined && (janela.aberta || janela.abreEm !== null)
        ? formatarPeriodoEm(janela.aberta ? null : janela.abreEm, janela.fechaEm)
        : null,
  });
  return dito === '' ? null : <p className={classes.now}>{dito}</p>;
}

/** The position in the call, and a link to its published result. */
function NoEdital(props: {
  readonly aprovacao: Aprovacao;
  readonly resultado: NonNullable<Aprovacao['resultado']>;
}) {
  const { aprovacao, resultado } = props;
  const { edital } = aprovacao.projeto;
  return (
    <ReadOnlyList
      items={[
        { label: 'Menor total que recebeu vaga', value: formatarNota(resultado.menorTotalComVaga) },
        ...(resultado.suplente == null
          ? []
          : [
              {
                label: 'Lista de suplentes',
                value: [suplentePorExtenso(resultado), aceiteEmPalavras(resultado.chamado?.aceite)]
                  .filter(Boolean)
                  .join(', '),
              },
            ]),
        {
          label: ehPreliminar(edital) ? 'Resultado preliminar' : 'Resultado',
          value: (
            <Anchor component={Link} to={`/resultados/${edital.id}`}>
              versão {resultado.versao}, de {formatarInstante(resultado.instante)}
            </Anchor>
          ),
        },
      ]}
    />
  );
}
