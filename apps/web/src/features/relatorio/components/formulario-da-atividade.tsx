import {
  MENSAGENS_RELATORIO as M,
  NOMES_DOS_TEXTOS_DA_ATIVIDADE as NOMES,
} from '@instrutoria/domain/relatorio/messages.ts';
import { problemasDaAtividade } from '@instrutoria/domain/relatorio/rules/textos.ts';
import { TEXTOS_DA_ATIVIDADE } from '@instrutoria/domain/relatorio/types.ts';
import { Checkbox, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useUnsaved } from '../../../ui/drafts/use-unsaved.ts';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import {
  type DisciplinaRelatada,
  type RelatorioDeAtividade,
  relatorioDeAtividadeQuery,
  useSalvarAtividade,
} from '../api.ts';
import { AvisoDoRascunho } from './avisos-do-relatorio.tsx';
import { OutraVersao } from './outra-versao.tsx';
import { TextoInput } from './texto-input.tsx';
import { useFormulario } from './use-formulario.ts';
import { useSalvarRelatorio } from './use-salvar-relatorio.ts';
import {
  CAMPO_DAS_LINHAS,
  comLinhas,
  corpoDaAtividade,
  diferencasDaAtividade,
  linhasEscolhidas,
  salvoDaAtividade,
} from './valores-da-atividade.ts';

export function FormularioDaAtividade(props: {
  readonly instrutor: number;
  readonly relatadas: readonly DisciplinaRelatada[];
  readonly relatorio: RelatorioDeAtividade | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { instrutor, relatadas, relatorio, opened, onClose } = props;
  const formulario = useFormulario(`atividade:${instrutor}`, salvoDaAtividade(relatorio, relatadas));
  const { values: valores } = formulario;
  const errors = useFormErrors(NOMES);
  const client = useQueryClient();
  const salvar = useSalvarAtividade();
  const envio = useSalvarRelatorio({
    formulario,
    errors,
    problemas: problemasDaAtividade,
    salvar: async (versao, escritos) =>
      salvoDaAtividade(
        await salvar.mutateAsync({ body: corpoDaAtividade(instrutor, escritos, relatadas), versao }),
        relatadas,
      ),
    reler: async () =>
      salvoDaAtividade(
        await client.fetchQuery({ ...relatorioDeAtividadeQuery(instrutor), staleTime: 0 }),
        relatadas,
      ),
    falhou: M.erroAoSalvarPonto,
    onSalvo: onClose,
  });
  useUnsaved(formulario.changed, M.sairSemSalvar);
  const escolhidas = linhasEscolhidas(valores);

  return (
    <>
      <FormModal
        title="Preencher o relatório de atividades"
        opened={opened && envio.outra === null}
        busy={salvar.isPending}
        errors={errors}
        onSubmit={() => envio.submit()}
        onClose={onClose}
        keeps
      >
        <AvisoDoRascunho formulario={formulario} />
        <Checkbox.Group
          label="Disciplinas em que o instrutor atuou"
          value={escolhidas.map(String)}
          onChange={(ids) => formulario.change({ [CAMPO_DAS_LINHAS]: comLinhas(ids.map(Number)) })}
        >
          <Stack gap="xs" mt="xs">
            {relatadas.map(({ id, disciplina }) => (
              <Checkbox
                size="md"
                key={id}
                value={String(id)}
                label={`${disciplina.nome} (${disciplina.codigo})`}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        {TEXTOS_DA_ATIVIDADE.map((campo) => (
          <TextoInput
            key={campo}
            field={errors.field(campo)}
            label={NOMES[campo]}
            rows={campo === 'referencias' ? 3 : 6}
            required={campo !== 'referencias'}
            value={valores[campo] ?? ''}
            onChange={(digitado) => {
              errors.clear(campo);
              formulario.change({ [campo]: digitado });
            }}
          />
        ))}
      </FormModal>
      {envio.outra !== null && (
        <OutraVersao
          diferencas={diferencasDaAtividade(valores, envio.outra.values, relatadas)}
          onMinha={() => void envio.ficarComEsta()}
          onDoServidor={envio.ficarComAquela}
          onClose={envio.decidirDepois}
        />
      )}
    </>
  );
}
