import {
  type Campo,
  SIGNIFICADO_DOS_CAMPOS,
  TODOS_OS_CAMPOS,
} from '@instrutoria/domain/publicacao/campos.ts';
import { Button } from '@mantine/core';
import classes from './campos-do-modelo.module.css';

/** Every field with its meaning; one click inserts it at the cursor. */
export function CamposDoModelo({ inserir }: { readonly inserir: (campo: Campo) => void }) {
  return (
    <details>
      <summary>Campos que o modelo pode usar</summary>
      <p>Escreva o campo entre chaves duplas, ou inclua-o onde está o cursor do texto.</p>
      <ul className={classes.campos}>
        {TODOS_OS_CAMPOS.map((campo) => (
          <li key={campo}>
            <Button variant="default" size="compact-sm" onClick={() => inserir(campo)}>
              <span className="sr-only">Incluir </span>
              <span className={classes.nome}>{`{{${campo}}}`}</span>
            </Button>
            <span>{SIGNIFICADO_DOS_CAMPOS[campo]}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
