import { Stack } from '@mantine/core';
import { useSessao } from '../../../lib/session/session.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { BaixarDados } from '../components/baixar-dados.tsx';
import { EncerrarConta } from '../components/encerrar-conta.tsx';
import { MeusAcessos } from '../components/meus-acessos.tsx';
import { MinhasAreas } from '../components/minhas-areas.tsx';
import { NomeSocial } from '../components/nome-social.tsx';
import { ResumoSemanal } from '../components/resumo-semanal.tsx';

export default function MeusDados() {
  const avalia = useSessao()?.usuario.tipo === 'avaliador';
  return (
    <>
      <PageHeader
        title="Meus dados"
        description="O seu nome social, os seus dados no sistema, quem abriu os seus documentos e o encerramento da conta."
      />
      <Stack gap="lg">
        <NomeSocial />
        {avalia && <MinhasAreas />}
        <BaixarDados />
        <MeusAcessos />
        <ResumoSemanal />
        <EncerrarConta />
      </Stack>
    </>
  );
}
