import { CURSO_MAXIMO } from '@instrutoria/domain/projeto/limits.ts';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { RemovableList } from './removable-list.tsx';

export function CursosField(props: {
  readonly value: readonly string[];
  readonly onChange: (cursos: readonly string[]) => void;
  readonly error?: string | undefined;
}) {
  const { value, onChange, error } = props;
  const [typed, setTyped] = useState('');

  function add(): void {
    const curso = typed.trim();
    if (curso !== '' && !value.includes(curso)) onChange([...value, curso]);
    setTyped('');
  }

  return (
    <div>
      <Group align="flex-end" gap="sm">
        <TextInput
          id="cursos_ofertadas"
          label="Curso contemplado na oferta"
          description="Escreva um curso e clique em “Adicionar curso”. Repita para cada curso."
          withAsterisk
          maxLength={CURSO_MAXIMO}
          autoComplete="off"
          style={{ flex: '1 1 16rem' }}
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          // A course typed but not added would be lost.
          onBlur={add}
        />
        <Button variant="default" onClick={add}>
          Adicionar curso
        </Button>
      </Group>
      <input type="hidden" value={JSON.stringify(value)} />
      <RemovableList
        title="Cursos adicionados"
        empty="Nenhum curso adicionado ainda."
        items={value.map((curso) => ({ key: curso, nome: curso }))}
        onRemove={(curso) => onChange(value.filter((cada) => cada !== curso))}
      />
    </div>
  );
}
