import { MENSAGENS_INSTRUTOR as M, NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import { avisoDaLista } from '@instrutoria/domain/instrutor/rules/lista-de-alunos.ts';
import type { Documento } from '@instrutoria/domain/instrutor/types.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '../../../../ui/page/notice.tsx';
import { useKeys } from '../../../../ui/page/use-keys.ts';
import { notify } from '../../../../ui/status/toast-store.ts';
import { type ParaConferir, useConferirDocumento } from '../../api.ts';
import { useMudancasDoInstrutor } from '../cadastro/use-mudancas-do-instrutor.ts';
import { RecusaDoDocumento } from '../documentos/recusa-do-documento.tsx';
import { proximoPorConferir, type useDocumentoAberto } from '../documentos/use-documento-aberto.ts';
import { IdentificacaoDoInstrutor } from '../identificacao-do-instrutor.tsx';
import { LiberarInstrutor } from '../liberar-instrutor.tsx';
import { DocumentoNaMesa } from './documento-na-mesa.tsx';
import { ListaDaMesa } from './lista-da-mesa.tsx';
import classes from './mesa.module.css';

/** One instructor under check: the document on the left, the result on the right. */
export function InstrutorNaMesa(props: {
  readonly instrutor: ParaConferir;
  readonly leitura: ReturnType<typeof useDocumentoAberto>;
  readonly teclas: boolean;
}) {
  const { instrutor, leitura, teclas } = props;
  const { id, versao, situacaoInstrutor, mesInicio } = instrutor;
  const aberto = leitura.aberto?.instrutor === id ? leitura.aberto : null;
  const documento = aberto?.documento ?? proximoPorConferir(instrutor) ?? null;
  const conferencia = instrutor.conferencias.find((cada) => cada.documento === documento);
  const visto = aberto !== null && aberto.pdf !== null && aberto.arquivo === instrutor[aberto.documento];
  const [recusando, setRecusando] = useState<Documento | null>(null);
  const conferir = useConferirDocumento();
  const { mudancas, entendi } = useMudancasDoInstrutor(instrutor);

  const avisoNaLista = avisoDaLista(instrutor.diferencasDaLista ?? []);

  const abrir = (qual: Documento) => {
    if (qual !== aberto?.documento || aberto.falha !== null || !visto) void leitura.abrir(instrutor, qual);
  };
  const exigirVisto = () => {
    if (!visto) notify.info('Abra antes o documento.');
    return visto;
  };
  /** Moves to the next unchecked document; after the last one to the act on all of them. */
  const seguir = (feito: Documento) => {
    const seguinte = instrutor.conferencias.find(
      (cada) => cada.situacao === 'PENDENTE' && cada.documento !== feito,
    );
    if (seguinte !== undefined) void leitura.abrir(instrutor, seguinte.documento);
    else document.getElementById(`liberar-${id}`)?.focus();
  };
  const emOrdem = async () => {
    if (documento === null || conferir.isPending || !exigirVisto()) return;
    try {
      await conferir.mutateAsync({ id, versao, documento, situacao: 'CONFERIDO' });
    } catch (error) {
      notify.failure(error);
      return;
    }
    notify.success(M.conferido);
    setRecusando(null);
    seguir(documento);
  };
  const recusar = () => {
    if (documento !== null && exigirVisto()) setRecusando(documento);
  };
  useKeys(
    {
      a: () => documento !== null && abrir(documento),
      s: () => conferencia?.situacao !== 'CONFERIDO' && void emOrdem(),
      r: () => conferencia?.situacao !== 'RECUSADO' && recusar(),
    },
    teclas,
  );

  return (
    <div className={classes.desk}>
      <DocumentoNaMesa
        instrutor={instrutor}
        documento={documento}
        aberto={aberto}
        teclas={teclas}
        onAbrir={() => documento !== null && abrir(documento)}
      />
      <section className={classes.check} aria-label="Conferência">
        {mudancas.length > 0 && (
          <Notice kind="warning" title="Este registro mudou enquanto você o olhava" live>
            <ul>
              {mudancas.map((uma) => (
                <li key={uma}>{uma}</li>
              ))}
            </ul>
            <Button size="compact-sm" variant="default" onClick={entendi}>
              Entendi
            </Button>
          </Notice>
        )}
        <ListaDaMesa instrutor={instrutor} documento={documento} aberto={aberto !== null} onAbrir={abrir} />
        {documento !== null && (
          <Group gap="sm">
            {conferencia?.situacao === 'POR_ASSINAR' && <span>{M.termoPorAssinar}.</span>}
            {conferencia?.situacao !== 'CONFERIDO' && conferencia?.situacao !== 'POR_ASSINAR' && (
              <Button
                variant="default"
                disabled={!visto}
                loading={conferir.isPending}
                onClick={() => void emOrdem()}
              >
                Em ordem<span className="sr-only">: {NOMES_DOS_DOCUMENTOS[documento]}</span>
                {teclas && <kbd className={classes.key}>s</kbd>}
              </Button>
            )}
            {conferencia?.situacao !== 'RECUSADO' && conferencia?.situacao !== 'POR_ASSINAR' && (
              <Button variant="default" disabled={!visto} onClick={recusar}>
                Recusar este…<span className="sr-only"> {NOMES_DOS_DOCUMENTOS[documento]}</span>
                {teclas && <kbd className={classes.key}>r</kbd>}
              </Button>
            )}
          </Group>
        )}
        {recusando !== null && (
          <RecusaDoDocumento
            key={recusando}
            instrutor={instrutor}
            documento={recusando}
            onEnd={() => setRecusando(null)}
            onFeito={() => seguir(recusando)}
          />
        )}
        <div>
          <Text>
            {instrutor.programa_pos}, {instrutor.email}
          </Text>
          <IdentificacaoDoInstrutor instrutor={instrutor} administra podeMudar />
          {instrutor.diferencasDaLista !== null &&
            (avisoNaLista === null ? (
              <Text size="sm" c="dimmed">
                {M.confereComALista}
              </Text>
            ) : (
              <Notice kind="warning">{avisoNaLista}</Notice>
            ))}
        </div>
        {situacaoInstrutor === 'IRREGULAR' ? (
          <LiberarInstrutor instrutor={instrutor} />
        ) : (
          <Notice kind="success" title="REGULAR">
            {mesInicio !== null && `Início em ${mesPorExtenso(mesInicio)}.`}
          </Notice>
        )}
      </section>
    </div>
  );
}
