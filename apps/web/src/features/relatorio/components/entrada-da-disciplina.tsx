import type { Disciplina } from '@instrutoria/domain/projeto/types.ts';
import { MENSAGENS_RELATORIO as M, NOMES_DAS_CONTAGENS } from '@instrutoria/domain/relatorio/messages.ts';
import { CONTAGENS, type Contagem } from '@instrutoria/domain/relatorio/types.ts';
import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { NOMES_DOS_SEMESTRES } from '../../projeto/offered/nomes-da-disciplina.ts';
import { Taxas } from './taxas.tsx';
import { contagensDe, type Entrada } from './valores-das-disciplinas.ts';

const SINAIS = 12;

export function EntradaDaDisciplina(props: {
  readonly disciplinas: readonly Disciplina[];
  readonly entrada: Entrada;
  readonly editando: boolean;
  readonly vazia: boolean;
  readonly errors: FormErrors;
  readonly onChange: (entrada: Entrada) => void;
  readonly onGuardar: () => void;
  readonly onDesistir: () => void;
}) {
  const { disciplinas, entrada, editando, vazia, errors, onChange } = props;
  const escolhida = disciplinas.find(({ id }) => id === entrada.disciplina);
  const contagem = (campo: Contagem) => (
    <TextInput
      key={campo}
      {...errors.field(campo)}
      label={NOMES_DAS_CONTAGENS[campo]}
      required
      inputMode="numeric"
      maxLength={SINAIS}
      autoComplete="off"
      value={entrada[campo] ?? ''}
      onChange={(event) => {
        errors.clear(campo);
        onChange({ ...entrada, [campo]: event.currentTarget.value });
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        props.onGuardar();
      }}
    />
  );
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend style={{ fontWeight: 600, padding: 0, marginBottom: '0.5rem' }}>
        {editando ? `Mudar ${escolhida?.nome ?? ''}` : 'Adicionar uma disciplina'}
      </legend>
      <Stack gap="sm">
        <NativeSelect
          {...errors.field('disciplina')}
          label="Disciplina"
          description="As anuais e as do semestre corrente."
          required
          disabled={editando}
          value={entrada.disciplina === 0 ? '' : String(entrada.disciplina)}
          onChange={(event) => {
            errors.clear('disciplina');
            onChange({ ...entrada, disciplina: Number(event.currentTarget.value) });
          }}
          data={[
            { value: '', label: 'Escolha a disciplina' },
            ...disciplinas.map(({ id, nome, codigo, semestre }) => ({
              value: String(id),
              label: `${nome} (${codigo}), ${NOMES_DOS_SEMESTRES[semestre].toLowerCase()}`,
            })),
          ]}
        />
        <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }}>{CONTAGENS.map(contagem)}</SimpleGrid>
        {escolhida !== undefined && <Taxas contagens={contagensDe(entrada)} tsd={escolhida.tsd} />}
        <Group gap="sm">
          <Button variant="light" onClick={props.onGuardar}>
            {editando ? 'Salvar a mudança' : 'Adicionar disciplina'}
          </Button>
          {(editando || !vazia) && (
            <Button variant="subtle" onClick={props.onDesistir}>
              {editando ? 'Desistir da mudança' : 'Limpar'}
            </Button>
          )}
        </Group>
      </Stack>
    </fieldset>
  );
}

export const SEM_DISCIPLINA = {
  campo: 'disciplina',
  codigo: 'SEM_DISCIPLINA',
  mensagem: 'Escolha a disciplina',
};
export const REPETIDA = {
  campo: 'disciplina',
  codigo: 'DISCIPLINA_REPETIDA',
  mensagem: M.disciplinaRepetida,
};
