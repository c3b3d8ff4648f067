import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { SuggestInput } from '../../../ui/fields/suggest-input.tsx';
import type { FormErrors } from '../../../ui/fields/use-form-errors.ts';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { useProfessores } from '../../projeto/api.ts';

const rotulo = ({ nome, siape }: { readonly nome: string; readonly siape: string }) => `${nome} · ${siape}`;

/** Chooses a teacher by part of the name; `onChange` gets null until one is chosen from the list. */
export function EscolherPessoa(props: {
  readonly errors: FormErrors;
  readonly onChange: (id: number | null) => void;
}) {
  const { errors, onChange } = props;
  const [nome, setNome] = useState('');
  const [busca] = useDebouncedValue(nome.split(' · ')[0]?.trim() ?? '', 250);
  const professores = useProfessores(busca);
  const achados = professores.data ?? [];
  return (
    <>
      <SuggestInput
        {...errors.field('pessoa')}
        label="Pessoa"
        description="Digite parte do nome e escolha na lista"
        withAsterisk
        data={achados.map(rotulo)}
        answered
        value={nome}
        onChange={(typed) => {
          errors.clear('pessoa');
          setNome(typed);
          onChange(achados.find((um) => rotulo(um) === typed)?.id ?? null);
        }}
      />
      {professores.isError && (
        <ProblemNotice error={professores.error} onRetry={() => void professores.refetch()} />
      )}
    </>
  );
}
