import { CAMPOS, type NomeDaSecao } from '@instrutoria/domain/projeto/campos.ts';
import { TEXTO_MAXIMO, TEXTO_MINIMO } from '@instrutoria/domain/projeto/limits.ts';
import { ROTULOS_PROJETO as R } from '@instrutoria/domain/projeto/messages.ts';
import { comprimentoDaSecao, ehSecaoComImagem } from '@instrutoria/domain/projeto/rules/secoes.ts';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useConfirm } from '../../../../ui/dialogs/confirm.tsx';
import { Notice } from '../../../../ui/page/notice.tsx';
import { RichTextField } from '../../../../ui/rich-text/rich-text-field.tsx';
import { textoAoLado } from '../../wizard/conflict/texto-ao-lado.ts';
import { stepAt } from '../../wizard/steps/steps.ts';
import { useStep } from '../../wizard/steps/use-step.ts';
import { WizardPage } from '../../wizard/wizard-page.tsx';
import { ImagemDaSecao } from './imagem-da-secao.tsx';

export function SecaoStep(props: {
  readonly path: string;
  readonly secao: NomeDaSecao;
  readonly intro: string;
}) {
  const { path, secao, intro } = props;
  const state = useStep(path);
  const confirm = useConfirm();
  const { titulo, anexo } = stepAt(path);
  const valor = state.dados[secao];
  const ehImagem = ehSecaoComImagem(secao, valor);

  const textoDeAntes = ehImagem ? (textoAoLado.read(valor) ?? '') : '';

  async function writeInstead(): Promise<void> {
    const ok = await confirm('deseja trocar a imagem por um texto?', {
      detail:
        textoDeAntes === ''
          ? 'A imagem deixa de fazer parte do projeto.'
          : 'A imagem deixa de fazer parte do projeto, e o texto que você tinha escrito volta.',
      danger: true,
    });
    if (ok) state.change({ [secao]: textoDeAntes });
  }

  return (
    <WizardPage state={state} intro={intro}>
      {ehImagem ? (
        <>
          <Notice title="Esta seção está preenchida com uma imagem">
            Ela aparece assim no projeto. Você pode trocá-la em “{R.anexo}” ou escrever um texto no lugar
            dela.
            {textoDeAntes !== '' && ' O texto que você tinha escrito está salvo neste navegador.'}
          </Notice>
          <ImagemDaSecao reference={valor} alt={`Imagem da seção ${titulo}`} />
          <Group>
            <Button variant="default" onClick={() => void writeInstead()}>
              Escrever um texto no lugar da imagem
            </Button>
          </Group>
        </>
      ) : (
        <RichTextField
          {...state.errors.field(secao)}
          label={titulo}
          description={
            `De ${TEXTO_MINIMO} a ${TEXTO_MAXIMO.toLocaleString('pt-BR')} caracteres.` +
            (CAMPOS[secao].conta === 'markup'
              ? ' Nesta seção a formatação (negrito, listas…) também conta.'
              : '')
          }
          required
          value={valor}
          onChange={(html) => state.change({ [secao]: html })}
          count={(html) => comprimentoDaSecao(secao, html)}
          min={TEXTO_MINIMO}
          max={TEXTO_MAXIMO}
          wayOut={anexo === undefined ? undefined : `use ${R.anexo}`}
        />
      )}
      {anexo !== undefined && (
        <Text>
          <IconPhoto aria-hidden size={18} style={{ verticalAlign: 'text-bottom' }} /> Prefere enviar uma
          imagem?{' '}
          <Anchor component={Link} to={`/${anexo.path}`}>
            {R.anexo}
          </Anchor>
        </Text>
      )}
    </WizardPage>
  );
}
