import { ARQUIVO_MAXIMO_BYTES, TIPOS_ACEITOS } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { mensagemDaImagem } from '@instrutoria/domain/arquivo/rules/tipo-e-tamanho.ts';
import { type ReactNode, useState } from 'react';
import { api } from '../../../lib/server/api.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { UploadField } from '../../../ui/fields/upload-field.tsx';
import { useObjectUrl } from '../../../ui/files/use-object-url.ts';
import classes from './foto.module.css';

export function FotoField(props: {
  readonly value: string | null;
  readonly onChange: (reference: string | null) => void;
  readonly error: ReactNode;
  readonly onBusy?: (busy: boolean) => void;
  readonly required?: boolean;
}) {
  const { value, onChange, error, onBusy, required = false } = props;
  const entrou = useSessao() !== null;
  const [file, setFile] = useState<File | null>(null);
  const url = useObjectUrl(file);
  return (
    <UploadField
      id="foto"
      label="Foto de perfil"
      // Without an account the limit is lower (D50).
      description={`Imagem JPEG, JPG ou PNG de até ${entrou ? 25 : 5} MB`}
      required={required}
      accept={TIPOS_ACEITOS.foto.join(',')}
      maxBytes={ARQUIVO_MAXIMO_BYTES}
      wrongKind={mensagemDaImagem}
      tooLarge={MENSAGENS_ARQUIVO.grandeDemais}
      value={value}
      onChange={onChange}
      error={error}
      send={async (chosen, onProgress, signal) =>
        (await api.enviarFoto({ file: chosen, onProgress, signal })).data
      }
      onSent={setFile}
      preview={
        url === undefined ? undefined : <img src={url} alt="Foto escolhida" className={classes.foto} />
      }
      {...(onBusy === undefined ? {} : { onBusy })}
    />
  );
}
