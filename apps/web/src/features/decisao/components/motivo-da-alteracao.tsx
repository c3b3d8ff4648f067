import { Textarea } from '@mantine/core';

/** Required where a meeting's decision is changed; it goes to the retificação of the minutes. */
export default function MotivoDaAlteracao(props: {
  readonly titulo: string;
  readonly reuniao: number;
  readonly valor: string;
  readonly erro: string | undefined;
  readonly onChange: (motivo: string) => void;
}) {
  const { titulo, reuniao, valor, erro, onChange } = props;
  return (
    <Textarea
      label={
        <>
          Motivo da mudança<span className="sr-only"> em {titulo}</span>
        </>
      }
      description={`A ${reuniao}ª sessão decidiu este projeto. O motivo vai para a retificação da ata, e quem esteve na sessão é avisado.`}
      withAsterisk
      aria-required
      autosize
      minRows={1}
      w="100%"
      maw="40rem"
      value={valor}
      error={erro}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
