import { situacaoPorExtenso } from '@instrutoria/domain/decisao/rules/vagas.ts';
import { contarCodePoints } from '@instrutoria/domain/kernel/texto.ts';
import { MENSAGEM_DO_RECURSO_MAXIMO } from '@instrutoria/domain/recurso/limits.ts';
import {
  MENSAGENS_RECURSO as M,
  MENSAGENS_CONTRARRAZOES,
  ROTULOS_RECURSO as R,
  reciboDoRecurso,
} from '@instrutoria/domain/recurso/messages.ts';
import {
  daRecibo,
  problemasDoPedido,
  type RegrasDoRecurso,
} from '@instrutoria/domain/recurso/rules/criterios.ts';
import { mudancasPorExtenso } from '@instrutoria/domain/recurso/rules/mudanca-para-pior.ts';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { useVolta } from '../../../lib/from-project.ts';
import { Recovered } from '../../../ui/drafts/recovered.tsx';
import { useUnsaved } from '../../../ui/drafts/use-unsaved.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { FormActions } from '../../../ui/page/panel.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import type { Aprovacao } from '../../avaliacao/api.ts';
import { NotasDadas } from '../../avaliacao/offered/notas-dadas.tsx';
import { regrasQuery } from '../../edital/api.ts';
import { useSolicitarRecurso } from '../api.ts';
import { Anexar } from '../components/anexar.tsx';
import { EscolherCriterios } from '../components/escolher-criterios.tsx';
import { useRecursoDigitado } from '../components/use-recurso-digitado.ts';
import classes from './solicitar-recurso.module.css';

/** The call's rules define what an appeal may contain. */
export function SolicitarRecurso({ aprovacao }: { readonly aprovacao: Aprovacao }) {
  const query = useQuery(regrasQuery(aprovacao.projeto.edital.id));
  return (
    <QueryState query={query}>
      {({ regras }) => <Solicitacao aprovacao={aprovacao} regras={regras} />}
    </QueryState>
  );
}

const NAO_CABE = { ate: null, soMudanca: false, mudancas: [] } as const;

function Solicitacao(props: {
  readonly aprovacao: Aprovacao;
  readonly regras: RegrasDoRecurso & { readonly contrarrazoes: boolean };
}) {
  const { aprovacao, regras } = props;
  const { projeto } = aprovacao;
  const { ate, soMudanca, mudancas } = aprovacao.recurso ?? NAO_CABE;
  const pedido = useRecursoDigitado(projeto.id, projeto.tipoProjeto, aprovacao.barema);
  const { digitado, mensagem, setMensagem, criterios, anexos } = pedido;
  const [enviado, setEnviado] = useState(false);
  const [enviando, setEnviando] = useState(false);
  const errors = useFormErrors();
  const solicitar = useSolicitarRecurso();
  const navigate = useNavigate();
  useUnsaved(pedido.temAlgo && !enviado, 'O recurso não foi enviado. Sair mesmo assim?');
  const volta = useVolta(`/projetos/${projeto.id}/resultado`, `/projetos_submetidos/${projeto.id}`);

  const send = async () => {
    const extras = {
      ...(criterios.length === 0 ? {} : { criterios }),
      ...(anexos.length === 0 ? {} : { anexos }),
    };
    const { barema } = aprovacao;
    const problemas = problemasDoPedido(
      { mensagem, ...extras },
      { tipo: projeto.tipoProjeto, regras, barema },
    );
    if (errors.show(problemas)) return;
    try {
      const { id } = await solicitar.mutateAsync({
        mensagem,
        projetoAprovacao: { id: aprovacao.id ?? 0 },
        ...extras,
      });
      notify.success(daRecibo(regras) ? `${M.enviado} ${reciboDoRecurso(id)}` : M.enviado);
    } catch (error) {
      errors.showError(error);
      return;
    }
    digitado.forget();
    setEnviado(true);
    setTimeout(() => void navigate(volta), 0);
  };

  if (aprovacao.recurso?.pode === false) {
    const { motivo } = aprovacao.recurso;
    const { fimRecursos: fim } = projeto.edital;
    const terminou =
      motivo === M.prazoTerminou && fim !== null ? `${motivo} em ${formatarPrazo(fim)}` : (motivo ?? '');
    return (
      <Part title="Solicitar recurso">
        <Stack gap="md">
          <Notice kind="warning" title={motivo === M.jaPendente ? M.aguardandoDecisao : terminou}>
            {mudancas.length > 0 ? mudancasPorExtenso(mudancas) : undefined}
          </Notice>
          <div>
            <Button variant="default" component={Link} to={volta}>
              Voltar
            </Button>
          </div>
        </Stack>
      </Part>
    );
  }
  return (
    <Part title="Solicitar recurso">
      <Stack gap="md">
        <Text>
          Situação: {situacaoPorExtenso(aprovacao.situacaoExibida, aprovacao.vagas)}.
          {ate !== null && ` Recursos até ${formatarPrazo(ate)}.`}
        </Text>
        {regras.contrarrazoes && <Notice title={MENSAGENS_CONTRARRAZOES.seraoLidas} />}
        {mudancas.length > 0 && (
          <Notice
            title={
              soMudanca
                ? 'Este recurso é só contra a mudança do lugar do projeto no resultado'
                : 'O lugar do projeto piorou no resultado, por causa de outro. Trate também disso aqui: depois não há outro recurso'
            }
          >
            {mudancasPorExtenso(mudancas)}
          </Notice>
        )}
        <Recovered {...digitado} />
        <div className={classes.columns}>
          <OQueFoiDado aprovacao={aprovacao} />
          <Form label="Solicitar recurso" keeps busy={solicitar.isPending} onSubmit={send}>
            <ErrorSummary {...errors.summary} />
            {regras.recursoPorCriterio && !soMudanca && (
              <EscolherCriterios aprovacao={aprovacao} pedido={pedido} errors={errors} />
            )}
            <RichTextField
              {...errors.field('mensagem')}
              label={R.justificativa}
              description={
                criterios.length === 0
                  ? soMudanca
                    ? 'Diga por que a mudança deve ser revista.'
                    : 'Diga o que deve ser revisto e por quê.'
                  : 'Se quiser, o que vale para todos os critérios marcados.'
              }
              required={criterios.length === 0}
              value={mensagem}
              onChange={(html) => {
                errors.clear('mensagem');
                setMensagem(html);
              }}
              count={contarCodePoints}
              min={0}
              max={MENSAGEM_DO_RECURSO_MAXIMO}
            />
            {regras.recursoComAnexos && <Anexar pedido={pedido} errors={errors} onBusy={setEnviando} />}
            <FormActions>
              <Button type="submit" loading={solicitar.isPending} disabled={enviando}>
                Enviar
              </Button>
              <Button variant="default" component={Link} to={volta}>
                Voltar
              </Button>
            </FormActions>
          </Form>
        </div>
      </Stack>
    </Part>
  );
}

/** The scores and the opinion that the appeal is about, beside its text; folded where there is no room. */
function OQueFoiDado({ aprovacao }: { readonly aprovacao: Aprovacao }) {
  const [largo] = useState(() => window.matchMedia('(min-width: 75em)').matches);
  return (
    <details className={classes.given} open={largo}>
      <summary>Notas e parecer</summary>
      <NotasDadas aprovacao={aprovacao} />
      <Title order={3} size="h5" mt="md">
        Parecer
      </Title>
      <Text style={{ whiteSpace: 'pre-line' }}>{aprovacao.parecer || 'sem parecer'}</Text>
    </details>
  );
}
