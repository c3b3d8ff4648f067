import { Button, Title } from '@mantine/core';
import classes from './campos-do-texto.module.css';

/** The fields of a text that an institution edits, each a button that inserts it. */
export function CamposDoTexto(props: {
  readonly title: string;
  readonly children: string;
  readonly campos: readonly {
    readonly campo: string;
    readonly significa: string;
    readonly obrigatorio?: boolean;
  }[];
  readonly onInsert: (campo: string) => void;
}) {
  const { title, children, campos, onInsert } = props;
  return (
    <div>
      <Title order={2} size="h4">
        {title}
      </Title>
      <p>{children}</p>
      <ul className={classes.campos}>
        {campos.map(({ campo, significa, obrigatorio = false }) => (
          <li key={campo}>
            <Button variant="default" size="compact-sm" onClick={() => onInsert(campo)}>
              <span className="sr-only">Incluir </span>
              <span className={classes.campo}>{`{{${campo}}}`}</span>
            </Button>
            <span>
              {significa}
              {obrigatorio && <strong> (não pode faltar)</strong>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
