import { ARQUIVO_MAXIMO_BYTES, TIPOS_ACEITOS } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO as A } from '@instrutoria/domain/arquivo/messages.ts';
import { mensagemDaImagem } from '@instrutoria/domain/arquivo/rules/tipo-e-tamanho.ts';
import type { NomeDaSecao } from '@instrutoria/domain/projeto/campos.ts';
import { ehSecaoComImagem } from '@instrutoria/domain/projeto/rules/secoes.ts';
import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../../lib/server/api.ts';
import { UploadField } from '../../../../ui/fields/upload-field.tsx';
import { Notice } from '../../../../ui/page/notice.tsx';
import { readWizard } from '../../wizard/autosave/wizard-storage.ts';
import { textoAoLado } from '../../wizard/conflict/texto-ao-lado.ts';
import { stepAt } from '../../wizard/steps/steps.ts';
import { useStep } from '../../wizard/steps/use-step.ts';
import { WizardPage } from '../../wizard/wizard-page.tsx';
import { ImagemDaSecao } from './imagem-da-secao.tsx';

/** The reference becomes the section's text (D11). */
export function SecaoUpload({ path, secao }: { readonly path: string; readonly secao: NomeDaSecao }) {
  const state = useStep(path);
  const { titulo, path: textPath } = stepAt(path);
  const valor = state.dados[secao];
  const ehImagem = ehSecaoComImagem(secao, valor);
  const [busy, setBusy] = useState(false);

  function take(reference: string | null): void {
    const atual = readWizard()[secao];
    const texto = ehSecaoComImagem(secao, atual) ? (textoAoLado.read(atual) ?? '') : atual;
    if (reference !== null) textoAoLado.keep(reference, texto === '' ? null : texto);
    state.change({ [secao]: reference ?? texto });
  }

  return (
    <WizardPage
      state={state}
      busy={busy}
      intro={`Envie uma imagem no lugar do texto de ${titulo}, por exemplo um quadro ou fluxograma.`}
    >
      {!ehImagem && valor !== '' && (
        <Notice title="Esta seção já tem um texto">
          Se você enviar uma imagem, ela fica no lugar do texto. O texto espera neste navegador, enquanto você
          não sair da conta, e volta quando a imagem for removida.
        </Notice>
      )}
      <UploadField
        id={secao}
        label={`Imagem de ${titulo}`}
        description="JPEG, JPG ou PNG, de até 25 MB."
        accept={TIPOS_ACEITOS.imagemSecao.join(',')}
        maxBytes={ARQUIVO_MAXIMO_BYTES}
        wrongKind={mensagemDaImagem}
        tooLarge={A.grandeDemais}
        value={ehImagem ? valor : null}
        fileName={ehImagem ? 'Imagem enviada' : undefined}
        onChange={take}
        onBusy={setBusy}
        send={async (file, onProgress, signal) => (await api.enviarImagem({ file, onProgress, signal })).data}
        error={state.errors.field(secao).error}
      />
      {ehImagem && <ImagemDaSecao reference={valor} alt={`Imagem da seção ${titulo}`} />}
      <Text>
        <Anchor component={Link} to={`/${textPath}`}>
          Voltar para a versão em texto
        </Anchor>
      </Text>
    </WizardPage>
  );
}
