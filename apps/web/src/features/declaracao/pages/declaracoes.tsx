import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { Stack } from '@mantine/core';
import { useSessao } from '../../../lib/session/session.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { DeclaracoesEmitidas } from '../components/declaracoes-emitidas.tsx';
import { DeclaracoesPossiveis } from '../components/declaracoes-possiveis.tsx';

export default function Declaracoes() {
  const administra = podeAdministrar(useSessao()?.usuario);
  return (
    <>
      <PageHeader
        title="Declarações"
        crumbs={
          administra ? [{ label: 'Administração', to: '/administracao' }] : [{ label: 'Início', to: '/menu' }]
        }
        description="Cada declaração traz um código: qualquer pessoa pode conferir, sem entrar no sistema, se ela é válida."
      />
      <Stack gap="xl" align="stretch">
        <DeclaracoesPossiveis administra={administra} />
        <DeclaracoesEmitidas administra={administra} />
      </Stack>
    </>
  );
}
