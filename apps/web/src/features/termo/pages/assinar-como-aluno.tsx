import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { textoComId } from '../../../lib/server/api-error.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { meuTermoQuery, useAssinarMeuTermo, usePedirCodigo } from '../api.ts';
import { TermoAAssinar } from '../components/termo-a-assinar.tsx';

/** The student reads and signs the termo of one vínculo. */
export default function AssinarComoAluno() {
  const id = Number(useParams().id);
  const termo = useQuery(meuTermoQuery(id));
  const assinar = useAssinarMeuTermo(id);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="Termo de compromisso"
        crumbs={[{ label: 'Minha página', to: '/aluno' }]}
        description={termo.data?.projeto.titulo}
      />
      <QueryState query={termo} label="Lendo o termo">
        {(lido) => (
          <TermoAAssinar
            key={lido.sha256}
            termo={lido}
            busy={assinar.isPending}
            sign={async (assinatura) => {
              const { message } = await assinar.mutateAsync(assinatura);
              notify.success(message);
              await navigate('/aluno');
            }}
            pedirCodigo={<PedirCodigo id={id} />}
          />
        )}
      </QueryState>
    </>
  );
}

function PedirCodigo({ id }: { readonly id: number }) {
  const pedir = usePedirCodigo(id);
  const [dito, setDito] = useState('');
  const enviar = async () => {
    try {
      setDito((await pedir.mutateAsync()).message);
    } catch (error) {
      setDito(textoComId(error));
    }
  };
  return (
    <div>
      <Button variant="default" loading={pedir.isPending} onClick={() => void enviar()}>
        Enviar um código ao meu e-mail
      </Button>
      <p role="status">{dito}</p>
    </div>
  );
}
