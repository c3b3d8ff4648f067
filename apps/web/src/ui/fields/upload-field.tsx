import '@mantine/core/styles/Progress.layer.css';
import { Button, CloseButton, Group, Input, Progress, Text } from '@mantine/core';
import { IconFileCheck, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { formatarBytes } from '../../lib/format/format.ts';
import { textoComId } from '../../lib/server/api-error.ts';
import classes from './upload-field.module.css';

export interface UploadFieldProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly id?: string;
  readonly required?: boolean;
  readonly accept: string;
  readonly maxBytes: number;
  /** The error for a file of another media type. */
  readonly wrongKind: string | ((type: string) => string);
  readonly tooLarge: string;
  readonly value: string | null;
  readonly onChange: (reference: string | null) => void;
  /** `onProgress` takes 0..1. Resolves with the reference. */
  readonly send: (file: File, onProgress: (part: number) => void, signal: AbortSignal) => Promise<string>;
  readonly error?: ReactNode;
  readonly preview?: ReactNode;
  readonly fileName?: string | undefined;
  readonly onSent?: (file: File, reference: string) => void;
  /** True while sending, so that forms wait. */
  readonly onBusy?: (busy: boolean) => void;
}

/** Uploads when a file is chosen or dropped: progress, cancel, replace, remove, also by keyboard. */
export function UploadField(props: UploadFieldProps) {
  const generated = useId();
  const id = props.id ?? generated;
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(undefined);
  const [part, setPart] = useState<number | null>(null);
  const [name, setName] = useState(props.fileName);
  const [failure, setFailure] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const sending = part !== null;
  const error = failure ?? props.error;

  useEffect(() => () => running.current?.abort(), []);

  const take = async (file: File | undefined) => {
    if (file === undefined || sending) return;
    const problem = refusal(file, props);
    setFailure(problem);
    if (problem !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setPart(0);
    props.onBusy?.(true);
    try {
      const reference = await props.send(file, setPart, controller.signal);
      setName(file.name);
      props.onChange(reference);
      props.onSent?.(file, reference);
    } catch (thrown) {
      if (!controller.signal.aborted) setFailure(textoComId(thrown));
    } finally {
      setPart(null);
      props.onBusy?.(false);
      if (input.current) input.current.value = '';
    }
  };
  const choose = () => input.current?.click();

  return (
    <Input.Wrapper
      id={`${id}-wrapper`}
      label={props.label}
      description={props.description}
      error={error}
      withAsterisk={props.required ?? false}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      errorProps={{ id: `${id}-error` }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button inside. */}
      <div
        className={classes.drop}
        data-over={over || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        <input
          ref={input}
          type="file"
          accept={props.accept}
          className={classes.native}
          tabIndex={-1}
          aria-hidden
          data-testid={`${id}-file`}
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
        {/* Lets the form around it notice the file. */}
        <input type="hidden" value={props.value ?? ''} />
        {sending ? (
          <Sending part={part} onCancel={() => running.current?.abort()} />
        ) : props.value === null ? (
          <Group gap="sm">
            <Button
              id={id}
              variant="default"
              leftSection={<IconUpload aria-hidden size={18} />}
              aria-labelledby={`${id}-label ${id}`}
              aria-describedby={error ? `${id}-error` : undefined}
              onClick={choose}
            >
              Escolher arquivo
            </Button>
            <Text size="sm" c="dimmed" className={classes.hint}>
              ou arraste para cá
            </Text>
          </Group>
        ) : (
          <div className={classes.sent}>
            {props.preview ?? <IconFileCheck aria-hidden className={classes.icon} />}
            <div className={classes.words}>
              <Text fw={600} className={classes.name}>
                {name ?? 'Arquivo enviado'}
              </Text>
              <Group gap="xs">
                <Button
                  id={id}
                  variant="light"
                  size="sm"
                  onClick={choose}
                  aria-labelledby={`${id}-label ${id}`}
                  aria-describedby={error ? `${id}-error` : undefined}
                >
                  Trocar arquivo
                </Button>
                <Button
                  variant="subtle"
                  color="red"
                  size="sm"
                  onClick={() => {
                    props.onChange(null);
                    setName(undefined);
                  }}
                >
                  Remover
                </Button>
              </Group>
            </div>
          </div>
        )}
      </div>
      <span role="status" className={classes.spoken}>
        {sending
          ? ''
          : (failure ?? (props.value !== null && name !== undefined ? `Arquivo enviado: ${name}` : ''))}
      </span>
    </Input.Wrapper>
  );
}

function refusal(file: File, { accept, maxBytes, wrongKind, tooLarge }: UploadFieldProps): string | null {
  // Some systems report no type; the server checks the bytes anyway.
  if (file.type !== '' && !accept.split(',').includes(file.type)) {
    return typeof wrongKind === 'string' ? wrongKind : wrongKind(file.type);
  }
  return file.size > maxBytes ? `${tooLarge} (${formatarBytes(file.size)})` : null;
}

function Sending({ part, onCancel }: { readonly part: number; readonly onCancel: () => void }) {
  const percent = Math.round(part * 100);
  return (
    <div className={classes.sending}>
      <Progress.Root size="lg">
        <Progress.Section value={percent} aria-label="Enviando o arquivo" />
      </Progress.Root>
      <Group justify="space-between">
        <Text size="sm" role="status">
          {percent < 100 ? `Enviando… ${percent}%` : 'Conferindo o arquivo…'}
        </Text>
        <CloseButton aria-label="Cancelar o envio" onClick={onCancel} />
      </Group>
    </div>
  );
}
