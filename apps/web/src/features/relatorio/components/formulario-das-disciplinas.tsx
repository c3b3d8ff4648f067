import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { MENSAGENS_RELATORIO as M } from '@instrutoria/domain/relatorio/messages.ts';
import { problemasDaLista } from '@instrutoria/domain/relatorio/rules/disciplinas.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useUnsaved } from '../../../ui/drafts/use-unsaved.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form, RequiredHint } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions } from '../../../ui/page/panel.tsx';
import { type DisciplinaRelatada, disciplinasRelatadasQuery, useSalvarDisciplinas } from '../api.ts';
import { AvisoDoRascunho } from './avisos-do-relatorio.tsx';
import { EntradaDaDisciplina } from './entrada-da-disciplina.tsx';
import { ListaDasEntradas } from './lista-das-entradas.tsx';
import { OutraVersao } from './outra-versao.tsx';
import { useEntradas } from './use-entradas.ts';
import { useFormulario } from './use-formulario.ts';
import { useSalvarRelatorio } from './use-salvar-relatorio.ts';
import {
  contagensDe,
  corpoDasDisciplinas,
  diferencasDasDisciplinas,
  entradasDosValores,
  salvoDasDisciplinas,
  valoresDasEntradas,
} from './valores-das-disciplinas.ts';

export function FormularioDasDisciplinas(props: {
  readonly projeto: Projeto;
  readonly relatadas: readonly DisciplinaRelatada[];
  readonly hoje: string;
  readonly onClose: () => void;
}) {
  const { projeto, relatadas, hoje, onClose } = props;
  const disciplinas = projeto.comprovante_disciplinas?.disciplinas_associadas ?? [];
  const formulario = useFormulario(`disciplinas:${projeto.id}`, salvoDasDisciplinas(relatadas));
  const errors = useFormErrors();
  const linhas = useEntradas(formulario, errors, disciplinas, hoje);
  const client = useQueryClient();
  const salvar = useSalvarDisciplinas();
  const envio = useSalvarRelatorio({
    formulario,
    errors,
    problemas: (valores) =>
      problemasDaLista(
        entradasDosValores(valores).map((entrada) => ({
          ...contagensDe(entrada),
          disciplina: entrada.disciplina,
        })),
        disciplinas.map(({ id }) => id),
      ),
    salvar: async (versao, valores) =>
      salvoDasDisciplinas(
        await salvar.mutateAsync({ body: corpoDasDisciplinas(projeto.id, valores), versao }),
      ),
    reler: async () =>
      salvoDasDisciplinas(
        await client.fetchQuery({ ...disciplinasRelatadasQuery(projeto.id), staleTime: 0 }),
      ),
    falhou: M.erroAoSalvarPonto,
    onSalvo: linhas.largar,
  });
  useUnsaved(formulario.changed, M.sairSemSalvar);

  const submit = async () => {
    const entradas = linhas.paraSalvar();
    if (entradas === undefined) return;
    await envio.submit(valoresDasEntradas(entradas));
  };
  return (
    <>
      <Form label="Relatório das disciplinas" keeps busy={salvar.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        <AvisoDoRascunho formulario={formulario} />
        <RequiredHint />
        <EntradaDaDisciplina
          disciplinas={linhas.oferecidas}
          entrada={linhas.digitada}
          editando={linhas.editando !== null}
          errors={errors}
          onChange={linhas.digitar}
          onGuardar={linhas.guardar}
          vazia={linhas.vazia}
          onDesistir={linhas.largar}
        />
        <ListaDasEntradas
          entradas={linhas.entradas}
          disciplinas={disciplinas}
          onEditar={linhas.editar}
          onRemover={linhas.remover}
        />
        <FormActions>
          <Button type="submit" loading={salvar.isPending}>
            {relatadas.length === 0 ? 'Salvar' : 'Atualizar'}
          </Button>
          <Button variant="default" onClick={onClose}>
            Fechar
          </Button>
        </FormActions>
      </Form>
      {envio.outra !== null && (
        <OutraVersao
          diferencas={diferencasDasDisciplinas(formulario.values, envio.outra.values, disciplinas)}
          onMinha={() => void envio.ficarComEsta()}
          onDoServidor={envio.ficarComAquela}
          onClose={envio.decidirDepois}
        />
      )}
    </>
  );
}
