import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { DiasDoVinculo } from '../components/dias-do-vinculo.tsx';
import { meusDiasQuery } from '../dias-api.ts';

/** The days and hours of one vínculo, typed by its student, on a phone and also without network. */
export default function Dias() {
  const query = useQuery(meusDiasQuery(useIdOfPath()));
  return (
    <>
      <PageHeader title="Meus dias e horas" />
      <p>
        <Button variant="default" size="sm" component={Link} to="/aluno">
          Voltar à minha página
        </Button>
      </p>
      <QueryState query={query} label="Lendo os seus dias">
        {(lidos) =>
          lidos.meses.length === 0 ? (
            <Notice title="Ainda não há mês a informar">
              Os dias podem ser informados depois que a administração marcar o mês de início do vínculo.
            </Notice>
          ) : (
            <DiasDoVinculo lidos={lidos} />
          )
        }
      </QueryState>
    </>
  );
}
