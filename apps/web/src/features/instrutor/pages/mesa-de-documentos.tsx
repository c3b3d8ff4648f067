import { NOMES_DOS_ACUMULOS, NOMES_DOS_TIPOS_DE_ALUNO } from '@instrutoria/domain/instrutor/messages.ts';
import { Anchor, Button, Checkbox, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { useOwnChoice } from '../../../lib/session/use-own-choice.ts';
import { useAskFirst } from '../../../ui/dialogs/confirm.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { useKeys } from '../../../ui/page/use-keys.ts';
import { ProblemNotice } from '../../../ui/status/problem.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { filaQuery, naMesaQuery, type ParaConferir } from '../api.ts';
import { useDocumentoAberto } from '../components/documentos/use-documento-aberto.ts';
import { InstrutorNaMesa } from '../components/mesa/instrutor-na-mesa.tsx';
import classes from '../components/mesa/mesa.module.css';
import { useFiltroDaConferencia } from '../components/mesa/use-filtro-da-conferencia.ts';

export default function MesaDeDocumentos() {
  const id = useIdOfPath('instrutor');
  const { filtro, search } = useFiltroDaConferencia();
  const query = useQuery(naMesaQuery(id));
  const fila = useQuery(filaQuery(filtro));
  const [teclas, ligar] = useOwnChoice(['teclas', 'mesa-de-documentos'], true);
  const leitura = useDocumentoAberto();
  const navigate = useNavigate();
  const askFirst = useAskFirst();

  const ids = fila.data?.ids ?? [];
  const lugar = ids.indexOf(id);
  // For an instructor outside the queue (index -1) the next one is the first in the queue.
  const [antes, depois] = [ids[lugar - 1], ids[lugar + 1]];
  // Prefetches the next instructor, without their documents.
  useQuery(naMesaQuery(depois ?? 0));

  const ir = (para: number | undefined, senao: string) => {
    if (para === undefined) {
      notify.info(senao);
      return;
    }
    void askFirst(() => {
      void navigate(`/conferir_documentos/${para}${search}`);
      void leitura.irPara(para);
    });
  };
  const proximo = () => ir(depois, 'Este é o último da fila.');
  const anterior = () => ir(antes, 'Este é o primeiro da fila.');
  useKeys({ j: proximo, k: anterior }, teclas && fila.data !== undefined);

  return (
    <>
      <PageHeader
        title={query.data?.nome ?? 'Mesa de documentos'}
        crumbs={[
          { label: 'Administração', to: '/administracao' },
          { label: 'Conferir documentos', to: `/conferir_documentos${search}` },
        ]}
        description={query.data && <Quem instrutor={query.data} />}
      />
      <div className={classes.head}>
        <nav className={classes.place} aria-label="Fila">
          <Button
            variant="default"
            size="sm"
            disabled={antes === undefined}
            leftSection={<IconChevronLeft aria-hidden size={18} />}
            onClick={anterior}
          >
            Anterior{teclas && <kbd className={classes.key}>k</kbd>}
          </Button>
          <Text role="status">
            {fila.data !== undefined && lugarNaFila(lugar, ids.length, fila.data.total)}
          </Text>
          <Button
            variant="default"
            size="sm"
            disabled={depois === undefined}
            rightSection={<IconChevronRight aria-hidden size={18} />}
            onClick={proximo}
          >
            Próximo{teclas && <kbd className={classes.key}>j</kbd>}
          </Button>
          {fila.data !== undefined && depois === undefined && (
            <Button variant="subtle" size="sm" loading={fila.isFetching} onClick={() => void fila.refetch()}>
              Ver quem mais espera
            </Button>
          )}
        </nav>
        <Checkbox
          className={classes.keys}
          label="Teclas: a abrir, s em ordem, r recusar, j próximo, k anterior"
          checked={teclas}
          onChange={(event) => ligar(event.currentTarget.checked)}
        />
      </div>
      {fila.isError && <ProblemNotice error={fila.error} onRetry={() => void fila.refetch()} />}
      {id === 0 ? (
        <NinguemAqui />
      ) : (
        <QueryState query={query}>
          {(instrutor) =>
            instrutor === null ? (
              <NinguemAqui />
            ) : (
              <InstrutorNaMesa key={instrutor.id} instrutor={instrutor} leitura={leitura} teclas={teclas} />
            )
          }
        </QueryState>
      )}
    </>
  );
}

function lugarNaFila(lugar: number, quantos: number, total: number): string {
  if (quantos === 0) return 'Ninguém espera';
  if (lugar === -1) return quantos === 1 ? '1 na fila' : `${quantos} na fila`;
  return `${lugar + 1} de ${total}`;
}

function Quem({ instrutor }: { readonly instrutor: ParaConferir }) {
  const { tipoAluno, acumulo, projeto, edital } = instrutor;
  return (
    <>
      {NOMES_DOS_TIPOS_DE_ALUNO[tipoAluno]}
      {acumulo !== null && `, ${NOMES_DOS_ACUMULOS[acumulo].toLowerCase()}`} ·{' '}
      <Anchor component={Link} to={`/projetos/${projeto.id}/instrutores`}>
        {projeto.titulo}
      </Anchor>{' '}
      (nº {projeto.id}, {projeto.coordenador.nome}, {edital.nome})
    </>
  );
}

function NinguemAqui() {
  return (
    <EmptyState title="Este instrutor não está na conferência.">
      O vínculo terminou, o projeto é seu, ou o endereço está errado.
    </EmptyState>
  );
}
