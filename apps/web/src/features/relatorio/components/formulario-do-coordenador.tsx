import {
  MENSAGENS_RELATORIO as M,
  NOMES_DOS_TEXTOS_DO_COORDENADOR as NOMES,
} from '@instrutoria/domain/relatorio/messages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { useUnsaved } from '../../../ui/drafts/use-unsaved.ts';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { type RelatorioDoCoordenador, relatorioDoCoordenadorQuery, useSalvarDoCoordenador } from '../api.ts';
import { AvisoDoRascunho } from './avisos-do-relatorio.tsx';
import { OutraVersao } from './outra-versao.tsx';
import { TextoInput } from './texto-input.tsx';
import { useFormulario } from './use-formulario.ts';
import { useSalvarRelatorio } from './use-salvar-relatorio.ts';
import {
  type Aluno,
  campoDoAluno,
  corpoDoCoordenador,
  diferencasDoCoordenador,
  problemasDosValores,
  salvoDoCoordenador,
} from './valores-do-coordenador.ts';

const LINHAS = { relatorio: 10, fundamentacao: 3, conclusao: 3 } as const;

export function FormularioDoCoordenador(props: {
  readonly projeto: number;
  readonly alunos: readonly Aluno[];
  readonly relatorio: RelatorioDoCoordenador | null;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { projeto, alunos, relatorio, opened, onClose } = props;
  const formulario = useFormulario(`coordenador:${projeto}`, salvoDoCoordenador(relatorio));
  const { values: valores } = formulario;
  const errors = useFormErrors(NOMES);
  const client = useQueryClient();
  const salvar = useSalvarDoCoordenador();
  const envio = useSalvarRelatorio({
    formulario,
    errors,
    problemas: (escritos) => problemasDosValores(escritos, alunos),
    salvar: async (versao, escritos) =>
      salvoDoCoordenador(
        await salvar.mutateAsync({ body: corpoDoCoordenador(projeto, escritos, alunos), versao }),
      ),
    reler: async () =>
      salvoDoCoordenador(await client.fetchQuery({ ...relatorioDoCoordenadorQuery(projeto), staleTime: 0 })),
    falhou: M.erroAoSalvarVirgula,
    onSalvo: onClose,
  });
  useUnsaved(formulario.changed, M.sairSemSalvar);

  const texto = (campo: string, label: string, rows: number) => (
    <TextoInput
      key={campo}
      field={errors.field(campo)}
      label={label}
      rows={rows}
      value={valores[campo] ?? ''}
      onChange={(digitado) => {
        errors.clear(campo);
        formulario.change({ [campo]: digitado });
      }}
    />
  );
  return (
    <>
      <FormModal
        title="Preencher o relatório do coordenador"
        opened={opened && envio.outra === null}
        busy={salvar.isPending}
        errors={errors}
        onSubmit={() => envio.submit()}
        onClose={onClose}
        keeps
      >
        <AvisoDoRascunho formulario={formulario} />
        {texto('relatorio', NOMES.relatorio, LINHAS.relatorio)}
        {texto('fundamentacao', NOMES.fundamentacao, LINHAS.fundamentacao)}
        {texto('conclusao', NOMES.conclusao, LINHAS.conclusao)}
        {alunos.map((aluno) => texto(campoDoAluno(aluno), `Avaliação de ${aluno.nome}`, 8))}
      </FormModal>
      {envio.outra !== null && (
        <OutraVersao
          diferencas={diferencasDoCoordenador(valores, envio.outra.values, alunos)}
          onMinha={() => void envio.ficarComEsta()}
          onDoServidor={envio.ficarComAquela}
          onClose={envio.decidirDepois}
        />
      )}
    </>
  );
}
