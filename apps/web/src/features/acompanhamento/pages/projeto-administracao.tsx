import { Stack } from '@mantine/core';
import { AuditoriaDoProjeto } from '../../auditoria/offered/auditoria-do-projeto.tsx';
import { DesignacaoDoProjeto } from '../../designacao/offered/designacao-do-projeto.tsx';
import { NotasDoProjeto } from '../../designacao/offered/notas-do-projeto.tsx';
import { DecisaoDoProjeto } from '../components/decisao-do-projeto.tsx';
import { ProjetoPage } from '../components/projeto-page.tsx';

export default function AdministracaoDoProjeto() {
  return (
    <ProjetoPage parte="administracao">
      {(projeto) => (
        <Stack gap="xl">
          <DesignacaoDoProjeto projeto={projeto} />
          <NotasDoProjeto projeto={projeto} />
          <DecisaoDoProjeto projeto={projeto} />
          <AuditoriaDoProjeto projeto={projeto.id} />
        </Stack>
      )}
    </ProjetoPage>
  );
}
