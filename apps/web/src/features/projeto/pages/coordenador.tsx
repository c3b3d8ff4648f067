import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { ROTULOS_PROJETO as R } from '@instrutoria/domain/projeto/messages.ts';
import { NativeSelect } from '@mantine/core';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { formatarPrazo, formatarPrazoEm } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { useEditaisAbertos, useProfessorAtual } from '../api.ts';
import { AvisoDeProjetoEmAndamento } from '../components/pessoas/aviso-de-projeto-em-andamento.tsx';
import { useColaboradores } from '../components/pessoas/use-colaboradores.tsx';
import { noteInWizard, readWizard } from '../wizard/autosave/wizard-storage.ts';
import { useStep } from '../wizard/steps/use-step.ts';
import type { WizardData } from '../wizard/wizard-data.ts';
import { WizardPage } from '../wizard/wizard-page.tsx';

export default function CoordenadorPage() {
  const state = useStep('cadastro_projeto');
  const eu = useProfessorAtual();
  const editais = useEditaisAbertos();
  const colaboradores = useColaboradores(state);
  const nenhum = editais.data?.length === 0;
  // The call from which the person came here.
  const pedido = useSearchParams()[0].get('edital');
  // Only once, when the calls have loaded, so that a person can undo the choice.
  useEffect(() => {
    const { edital, ehSubmetido } = readWizard();
    const abertos = editais.data ?? [];
    const escolhido = abertos.length === 1 ? abertos[0] : abertos.find(({ id }) => String(id) === pedido);
    if (escolhido !== undefined && edital === null && !ehSubmetido) noteInWizard(escolher(escolhido));
  }, [editais.data, pedido]);
  return (
    <WizardPage
      state={state}
      dialogs={colaboradores.modals}
      intro="Confira seus dados, escolha o edital e diga quem mais participa."
      onSave={() => {
        if (nenhum)
          state.errors.show([
            { campo: 'edital', codigo: 'SEM_EDITAL', mensagem: MENSAGENS_EDITAL.nenhumAberto },
          ]);
        else state.advance();
      }}
    >
      <AvisoDeProjetoEmAndamento dados={state.dados} />
      {nenhum && (
        <Notice kind="warning" title={MENSAGENS_EDITAL.nenhumAberto}>
          Você pode preencher e salvar um rascunho agora, e enviá-lo quando um edital abrir.
        </Notice>
      )}
      <QueryState query={editais}>{(abertos) => <EditalSelect abertos={abertos} state={state} />}</QueryState>
      {state.dados.veioDe !== null &&
        state.dados.edital !== null &&
        state.dados.veioDe.tipo !== state.dados.tipoProjeto && (
          <Notice kind="warning" title={`Este edital é ${state.dados.tipoProjeto}`}>
            O projeto nº {state.dados.veioDe.projeto}, que serve de base, era {state.dados.veioDe.tipo}. O
            tipo passa a ser o do edital.
          </Notice>
        )}
      {colaboradores.fields}
      <QueryState query={eu}>
        {(professor) => (
          <ReadOnlyList
            items={[
              { label: 'Coordenador', value: professor.nome },
              { label: 'CPF', value: professor.cpf },
              { label: 'Programa de pós-graduação', value: professor.programa ?? R.naoPossui },
              { label: 'E-mail', value: professor.email },
              { label: 'SIAPE', value: professor.siape },
              { label: 'Unidade', value: professor.unidade.nome },
            ]}
          />
        )}
      </QueryState>
    </WizardPage>
  );
}

type EditalAberto = Edital & { readonly tardiaAte?: string | undefined };

function escolher(edital: Edital | undefined): Partial<WizardData> {
  if (edital === undefined) return { edital: null };
  const { id, nome, inicio, fim, vigenciaInicio, vigenciaFim, tipoProjeto } = edital;
  return { edital: { id, nome, inicio, fim, vigenciaInicio, vigenciaFim, tipoProjeto }, tipoProjeto };
}

/** Open for this person alone, or for all. */
function ateQuando({ fim, tardiaAte }: EditalAberto): string {
  return tardiaAte === undefined
    ? `inscrições até ${formatarPrazo(fim)}`
    : `aberto só para você até ${formatarPrazoEm(tardiaAte)}`;
}

function EditalSelect(props: {
  readonly abertos: readonly EditalAberto[];
  readonly state: ReturnType<typeof useStep>;
}) {
  const { abertos, state } = props;
  const { edital } = state.dados;
  const fechou = edital !== null && !abertos.some(({ id }) => id === edital.id);
  return (
    <>
      <NativeSelect
        {...state.errors.field('edital')}
        label="Edital"
        withAsterisk
        value={edital === null ? '' : String(edital.id)}
        onChange={(event) => {
          const id = Number(event.currentTarget.value);
          state.change(escolher(abertos.find((aberto) => aberto.id === id)));
        }}
      >
        <option value="">Selecione o edital</option>
        {abertos.map((aberto) => (
          <option key={aberto.id} value={aberto.id}>
            {aberto.nome} ({ateQuando(aberto)})
          </option>
        ))}
        {fechou && <option value={edital.id}>{edital.nome} (fechado)</option>}
      </NativeSelect>
      {fechou && (
        <Notice kind="warning" title={MENSAGENS_EDITAL.escolhidoNaoAberto}>
          Para enviar o projeto, escolha um edital aberto.
        </Notice>
      )}
    </>
  );
}
