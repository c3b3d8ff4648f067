import { CURSO_MAXIMO } from '@instrutoria/domain/projeto/limits.ts';
import { Button, Group, Text } from '@mantine/core';
import { SuggestInput } from '../../../../ui/fields/suggest-input.tsx';
import { useCursos } from '../../api.ts';
import { RemovableList } from '../removable-list.tsx';

const SUGESTOES = 6;

/** The courses with the one in the field, if it names another. */
export function comOEscrito(cursos: readonly string[], escrito: string): readonly string[] {
  const curso = escrito.trim();
  return curso === '' || cursos.includes(curso) ? cursos : [...cursos, curso];
}

export function CursosField(props: {
  readonly value: readonly string[];
  readonly onChange: (cursos: readonly string[]) => void;
  /** Not yet in the list; the form adds it when it is saved. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly error?: string | undefined;
}) {
  const { value, onChange, typed, onType, error } = props;
  const cursos = useCursos();
  const outros = (cursos.data ?? []).filter((curso) => !value.includes(curso));

  function add(escrito: string): void {
    const cursos = comOEscrito(value, escrito);
    if (cursos !== value) onChange(cursos);
    onType('');
  }

  return (
    <div>
      <Group align="flex-end" gap="sm">
        <SuggestInput
          id="cursos_ofertadas"
          label="Curso contemplado na oferta"
          description="Escreva um curso e clique em “Adicionar curso”, ou escolha um dos sugeridos. Repita para cada curso."
          withAsterisk
          maxLength={CURSO_MAXIMO}
          style={{ flex: '1 1 16rem' }}
          data={typed.trim() === '' ? [] : outros}
          limit={SUGESTOES}
          value={typed}
          error={error}
          onChange={onType}
          onChoose={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(typed);
          }}
        />
        <Button variant="default" onClick={() => add(typed)}>
          Adicionar curso
        </Button>
      </Group>
      {cursos.isError && (
        <Text role="status" size="sm" c="dimmed" mt={6}>
          Não foi possível ler os cursos já escritos por outros: escreva o nome inteiro.
        </Text>
      )}
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
