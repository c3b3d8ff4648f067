import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { termoAAssinarQuery, useAssinarTermo } from '../api.ts';
import { TermoAAssinar } from '../components/termo-a-assinar.tsx';

/** The coordinator reads and signs the termo of one instructor, after the student. */
export default function AssinarPelaCoordenacao() {
  const { id = '', projeto = '' } = useParams();
  const termo = useQuery(termoAAssinarQuery(Number(id)));
  const assinar = useAssinarTermo(Number(id));
  const navigate = useNavigate();
  const lista = `/projetos/${projeto}/instrutores`;
  return (
    <>
      <PageHeader
        title="Termo de compromisso"
        crumbs={[{ label: 'Instrutores', to: lista }]}
        description={termo.data === undefined ? undefined : `De ${termo.data.instrutor.nome}`}
      />
      <QueryState query={termo} label="Lendo o termo">
        {(lido) => (
          <TermoAAssinar
            key={lido.sha256}
            termo={lido}
            busy={assinar.isPending}
            dicaDaSenha="A senha deste sistema. Quem só entra pela instituição cria uma em “Esqueci minha senha”, na página de entrada"
            sign={async (assinatura) => {
              const { message } = await assinar.mutateAsync(assinatura);
              notify.success(message);
              await navigate(lista);
            }}
          />
        )}
      </QueryState>
    </>
  );
}
