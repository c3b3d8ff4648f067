import { MENSAGENS_HOMOLOGACAO as M } from '@instrutoria/domain/homologacao/messages.ts';
import { problemasDaResposta } from '@instrutoria/domain/homologacao/rules/marca-e-correcao.ts';
import { camposDaParte } from '@instrutoria/domain/homologacao/rules/partes.ts';
import { contarCodePoints, textoPuro } from '@instrutoria/domain/kernel/texto.ts';
import { CAMPOS, type NomeDeTexto, SECOES } from '@instrutoria/domain/projeto/campos.ts';
import { TEXTO_MAXIMO, TEXTO_MINIMO } from '@instrutoria/domain/projeto/limits.ts';
import { ehReferenciaDeArquivo } from '@instrutoria/domain/projeto/rules/nome-da-vaga.ts';
import { problemasDaProposta } from '@instrutoria/domain/projeto/rules/proposta.ts';
import { comprimentoDaSecao } from '@instrutoria/domain/projeto/rules/secoes.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatarInstante, formatarPrazo } from '../../../lib/format/format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { useDraft } from '../../../ui/drafts/use-draft.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { type FormErrors, useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Homologacao, homologacaoQuery, useReenviar } from '../api.ts';
import { correcaoGuardada, type Digitado } from '../components/correcao-guardada.ts';

/** The parts that were returned, to be changed and sent again. */
export function CorrecaoDoProjeto({ projeto }: { readonly projeto: Projeto }) {
  const homologacao = useQuery(homologacaoQuery(projeto.id));
  return (
    <QueryState query={homologacao}>
      {(lida) =>
        lida.podeCorrigir ? (
          <Correcao key={lida.versao} projeto={projeto} homologacao={lida} />
        ) : (
          <EmptyState title={lida.estado === 'devolvido' ? M.correcaoEncerrada : M.foraDoDevolvido}>
            <Link to={`/projetos/${projeto.id}/homologacao`}>Ver a homologação</Link>
          </EmptyState>
        )
      }
    </QueryState>
  );
}

const ROTULOS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(CAMPOS).map(([campo, { rotulo }]) => [campo, rotulo])),
  resposta: 'Resposta à administração',
};

function Correcao(props: { readonly projeto: Projeto; readonly homologacao: Homologacao }) {
  const { projeto, homologacao } = props;
  const { secoes, motivo, ate, versao } = homologacao;
  const campos = secoes.flatMap(camposDaParte);
  const [keeping] = useState(() => correcaoGuardada(projeto.id));
  const rascunho = useDraft<Digitado, number>({
    saved: {
      version: versao,
      values: { ...Object.fromEntries(campos.map((campo) => [campo, projeto[campo]])), resposta: '' },
    },
    keeping,
  });
  const errors = useFormErrors(ROTULOS);
  const reenviar = useReenviar();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { values } = rascunho;
  const valor = (campo: string) => values[campo] ?? '';

  const enviar = async () => {
    const textos = Object.fromEntries(campos.map((campo) => [campo, valor(campo)]));
    const mudou = campos.some((campo) => valor(campo) !== projeto[campo]);
    const problemas = problemasDaProposta({ ...vazia(projeto), ...textos }, { exigirCronogramas: false });
    const daqui = problemas.filter(({ campo }) => campos.some((um) => um === campo));
    if (errors.show([...daqui, ...problemasDaResposta(valor('resposta'), mudou)])) return;
    if (!(await confirm(M.desejaEnviarCorrecao))) return;
    try {
      await reenviar.mutateAsync({
        projeto: projeto.id,
        versao,
        body: { textos, resposta: valor('resposta') },
      });
    } catch (error) {
      errors.showError(error);
      return;
    }
    rascunho.forget();
    notify.success(M.reenviado);
    void navigate(`/projetos/${projeto.id}/homologacao`);
  };

  return (
    <Panel title="Corrigir o projeto">
      <Stack gap="md">
        <Notice kind="warning" title={ate === null ? undefined : `Até ${formatarPrazo(ate)}`}>
          <span style={{ whiteSpace: 'pre-line' }}>{motivo}</span>
        </Notice>
        {rascunho.recoveredAt !== null && (
          <Text role="status">O que você digitou em {formatarInstante(rascunho.recoveredAt)} está aqui.</Text>
        )}
        <Form label="Corrigir o projeto" keeps busy={reenviar.isPending} onSubmit={enviar}>
          <ErrorSummary {...errors.summary} />
          {campos.map((campo) => (
            <Campo
              key={campo}
              campo={campo}
              value={valor(campo)}
              errors={errors}
              onChange={(texto) => {
                errors.clear(campo);
                rascunho.change({ [campo]: texto });
              }}
            />
          ))}
          <Textarea
            {...errors.field('resposta')}
            label={ROTULOS.resposta}
            description="O que você mudou, ou por que não mudou o que foi pedido."
            autosize
            minRows={2}
            value={valor('resposta')}
            onChange={(event) => {
              errors.clear('resposta');
              rascunho.change({ resposta: event.currentTarget.value });
            }}
          />
          <FormActions>
            <Button type="submit" loading={reenviar.isPending}>
              Enviar a correção
            </Button>
            <Button variant="default" component={Link} to={`/projetos/${projeto.id}/homologacao`}>
              Voltar
            </Button>
          </FormActions>
        </Form>
      </Stack>
    </Panel>
  );
}

/** Only the typed fields are checked, because the others were valid when the proposal was sent. */
function vazia({ id: _id, ...projeto }: Projeto) {
  return {
    ...Object.fromEntries(Object.keys(CAMPOS).map((campo) => [campo, projeto[campo as keyof typeof CAMPOS]])),
    comprovante_disciplinas: 1,
  };
}

function Campo(props: {
  readonly campo: NomeDeTexto;
  readonly value: string;
  readonly errors: FormErrors;
  readonly onChange: (texto: string) => void;
}) {
  const { campo, value, errors, onChange } = props;
  const { tipo, rotulo, obrigatorio } = CAMPOS[campo];
  const field = errors.field(campo);
  if (tipo === 'linha' || tipo === 'palavraChave') {
    return (
      <TextInput
        {...field}
        label={rotulo}
        withAsterisk={obrigatorio}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  if (ehReferenciaDeArquivo(value)) {
    return (
      <Notice title={`${rotulo}: esta parte é uma imagem`}>
        <Button variant="default" size="sm" onClick={() => onChange('')}>
          Escrever um texto no lugar da imagem
        </Button>
      </Notice>
    );
  }
  const secao = SECOES.find((uma) => uma === campo);
  const count = (html: string) =>
    secao === undefined ? contarCodePoints(textoPuro(html)) : comprimentoDaSecao(secao, html);
  return (
    <RichTextField
      {...field}
      label={rotulo}
      description={`De ${TEXTO_MINIMO} a ${TEXTO_MAXIMO.toLocaleString('pt-BR')} caracteres.`}
      required={obrigatorio}
      value={value}
      onChange={onChange}
      count={count}
      min={TEXTO_MINIMO}
      max={TEXTO_MAXIMO}
    />
  );
}
