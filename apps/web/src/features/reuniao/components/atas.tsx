import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { MENSAGENS_REUNIAO as M } from '@instrutoria/domain/reuniao/messages.ts';
import { problemasDaRetificacao } from '@instrutoria/domain/reuniao/rules/campos-da-reuniao.ts';
import { Button, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { PdfLink } from '../../../ui/files/pdf-link.tsx';
import { HowToVerify } from '../../../ui/page/how-to-verify.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import {
  baixarAta,
  baixarConferencia,
  baixarPdfDaAta,
  baixarPdfDaRetificacao,
  baixarRetificacao,
  type Reuniao,
  useCorrigirAta,
} from '../api.ts';
import classes from './reuniao.module.css';

const ROTULOS = { texto: 'Retificação', motivo: 'Motivo' } as const;

/** The minutes of a closed meeting: the version in force, earlier ones, and the form to correct them. */
export function Atas({ reuniao }: { readonly reuniao: Reuniao }) {
  const { id, atas, retificacoes, estado, podeLerAta, podeCorrigirAta } = reuniao;
  const [atual, ...antes] = atas;
  const dialogo = useEditor<true>();
  if (estado !== 'encerrada') return null;
  if (!podeLerAta || atual === undefined) return <Notice title={`${M.ataComImpedimento}.`} />;
  return (
    <Part
      title={`Ata nº ${atual.numero}/${atual.ano}`}
      actions={
        podeCorrigirAta && (
          <Button variant="default" onClick={() => dialogo.open(true)}>
            Retificar…
          </Button>
        )
      }
    >
      <Versao id={id} ata={atual} />
      {antes.length > 0 && (
        <details className={classes.antes}>
          <summary>{contado(antes.length, 'versão anterior', 'versões anteriores')}</summary>
          {antes.map((ata) => (
            <Versao key={ata.versao} id={id} ata={ata} />
          ))}
        </details>
      )}
      {retificacoes.map((uma) => (
        <RetificacaoFeita key={uma.id} id={id} retificacao={uma} />
      ))}
      {dialogo.record === true && (
        <Retificar key={dialogo.turn} id={id} opened={dialogo.opened} onClose={dialogo.close} />
      )}
    </Part>
  );
}

function Versao({ id, ata }: { readonly id: number; readonly ata: Reuniao['atas'][number] }) {
  const { versao, numero, ano, sha256, motivo, criadaEm } = ata;
  return (
    <div className={classes.ata}>
      <Text>
        Versão {versao}, de {formatarInstante(criadaEm)}
        {motivo !== null && `: ${motivo}`}
      </Text>
      <HowToVerify>
        SHA-256 do texto: <code>{sha256}</code>
      </HowToVerify>
      <Group gap="sm" mt="xs">
        <PdfLink
          label={`Ata, versão ${versao}`}
          fileName={`ata-${numero}-${ano}.pdf`}
          load={() => baixarPdfDaAta(id, versao)}
        />
        <DownloadButton
          label={`Baixar o texto, versão ${versao}`}
          fileName={`ata-${numero}-${ano}.txt`}
          load={() => baixarAta(id, versao)}
        />
        <DownloadButton
          label={`Conferir a soma, versão ${versao}`}
          fileName={`ata-${numero}-${ano}-conferencia.json`}
          load={() => baixarConferencia(id, { versao: String(versao) })}
        />
      </Group>
    </div>
  );
}

/** A decision that another act changed after the minutes were made. */
function RetificacaoFeita(props: {
  readonly id: number;
  readonly retificacao: Reuniao['retificacoes'][number];
}) {
  const { id, retificacao } = props;
  const { numero, ano, sha256, projeto, criadaEm } = retificacao;
  const nome = `Retificação nº ${numero}/${ano}`;
  return (
    <div className={classes.ata}>
      <Text>
        {nome}, de {formatarInstante(criadaEm)}: a decisão sobre o projeto nº {projeto.id}, {projeto.titulo},
        foi alterada
      </Text>
      <HowToVerify>
        SHA-256 do texto: <code>{sha256}</code>
      </HowToVerify>
      <Group gap="sm" mt="xs">
        <PdfLink
          label={nome}
          fileName={`retificacao-${numero}-${ano}.pdf`}
          load={() => baixarPdfDaRetificacao(id, retificacao.id)}
        />
        <DownloadButton
          label={`Baixar o texto da ${nome.toLowerCase()}`}
          fileName={`retificacao-${numero}-${ano}.txt`}
          load={() => baixarRetificacao(id, retificacao.id)}
        />
        <DownloadButton
          label={`Conferir a soma da ${nome.toLowerCase()}`}
          fileName={`retificacao-${numero}-${ano}-conferencia.json`}
          load={() => baixarConferencia(id, { retificacao: String(retificacao.id) })}
        />
      </Group>
    </div>
  );
}

function Retificar(props: { readonly id: number; readonly opened: boolean; readonly onClose: () => void }) {
  const { id, opened, onClose } = props;
  const [texto, setTexto] = useState('');
  const corrigir = useCorrigirAta(id);
  return (
    <ReasonModal
      title="Retificar a ata"
      submit="Salvar a nova versão"
      opened={opened}
      onClose={onClose}
      labels={ROTULOS}
      problems={(motivo) => problemasDaRetificacao({ texto, motivo })}
      act={(motivo) => corrigir.mutateAsync({ texto, motivo })}
      done={M.ataCorrigida}
      fields={(errors) => (
        <Textarea
          {...errors.field('texto')}
          label={ROTULOS.texto}
          description="Por exemplo: no item 3, onde se lê …, leia-se …"
          withAsterisk
          data-autofocus
          autosize
          minRows={3}
          value={texto}
          onChange={(event) => {
            errors.clear('texto');
            setTexto(event.currentTarget.value);
          }}
        />
      )}
    >
      <Text>A ata de agora continua à mão; a nova versão traz a retificação no fim, com o motivo.</Text>
    </ReasonModal>
  );
}
