import { CAMPOS, PALAVRAS_CHAVE } from '@instrutoria/domain/projeto/campos.ts';
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarDia } from '../../../lib/format/format.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { opcoesDasAreas } from '../../conta/offered/opcoes-das-areas.ts';
import { editaisQuery } from '../../edital/api.ts';
import { useProfessorAtual } from '../api.ts';
import { quantosInstrutores } from '../wizard/proposta.ts';
import { useStep } from '../wizard/steps/use-step.ts';
import { WizardPage } from '../wizard/wizard-page.tsx';

export default function IdentificacaoPage() {
  const state = useStep('identificacao_projeto');
  const { dados, errors, change } = state;
  const eu = useProfessorAtual();
  const { edital } = dados;
  const editais = useQuery(editaisQuery);
  const vigencia = edital?.vigenciaInicio ? edital : editais.data?.find(({ id }) => id === edital?.id);
  const dia = (qual: string | undefined) => (qual === undefined ? '—' : formatarDia(qual));
  return (
    <WizardPage
      state={state}
      required
      intro="Confira os dados, escolha quatro palavras-chave e, se quiser, a área de conhecimento."
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {PALAVRAS_CHAVE.map((campo) => (
          <TextInput
            key={campo}
            {...errors.field(campo)}
            label={CAMPOS[campo].rotulo}
            withAsterisk
            maxLength={CAMPOS[campo].maximo}
            autoComplete="off"
            value={dados[campo]}
            onChange={(event) => change({ [campo]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
      <NativeSelect
        {...errors.field('area')}
        label={CAMPOS.area.rotulo}
        description="Ajuda a achar quem avalia. Não é obrigatória."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={opcoesDasAreas('Não informar')}
        value={dados.area}
        onChange={(event) => change({ area: event.currentTarget.value })}
      />
      <QueryState query={eu}>
        {(professor) => (
          <ReadOnlyList
            items={[
              { label: 'Edital', value: edital?.nome ?? 'não escolhido' },
              { label: 'Coordenador', value: professor.nome },
              { label: 'Centro', value: professor.unidade.cidade },
              { label: 'Unidade acadêmica', value: professor.unidade.nome },
              { label: 'Início da vigência', value: dia(vigencia?.vigenciaInicio) },
              { label: 'Fim da vigência', value: dia(vigencia?.vigenciaFim) },
              { label: 'Instrutores solicitados', value: quantosInstrutores(dados) },
              { label: 'Título do projeto', value: dados.titulo || 'não preenchido' },
              { label: 'CPF', value: professor.cpf },
              { label: 'Departamento', value: professor.departamento ?? 'não informado' },
            ]}
          />
        )}
      </QueryState>
    </WizardPage>
  );
}
