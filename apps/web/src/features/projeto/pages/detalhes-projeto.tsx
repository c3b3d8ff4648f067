import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button, Group, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { api } from '../../../lib/api.ts';
import { useIdOfPath } from '../../../lib/id-of-path.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PdfLink } from '../../../ui/pdf-link.tsx';
import classes from '../components/details.module.css';
import { DetailsFacts } from '../components/details-facts.tsx';
import { DetailsPeople } from '../components/details-people.tsx';
import { DetailsSchedules } from '../components/details-schedules.tsx';
import { DetailsSections } from '../components/details-sections.tsx';
import { AvisoDeEncerramento } from '../offered/aviso-de-encerramento.tsx';
import { OwnerButtons } from '../offered/project-actions.tsx';
import { ProjectState } from '../offered/project-state.tsx';
import { ProofLink } from '../offered/proof-link.tsx';

/** Everything of a project, to read and to print (E-PROJETO-13). */
export default function DetalhesProjetoPage() {
  const id = useIdOfPath();
  return (
    <ProjectState id={id} title="Detalhes do projeto">
      {(projeto) => <Detalhes projeto={projeto} />}
    </ProjectState>
  );
}

function Detalhes({ projeto }: { readonly projeto: Projeto }) {
  return (
    <div className={classes.page}>
      <PageHeader
        title={projeto.titulo || 'SEM TITULO'}
        crumbs={[
          { label: 'Início', to: '/menu' },
          { label: 'Projetos submetidos', to: '/projetos_submetidos' },
        ]}
        description={`Projeto nº ${projeto.id} · ${projeto.edital?.nome ?? 'sem edital'}`}
      />
      <Stack gap="lg">
        <Group className={classes.actions} gap="sm" align="flex-start">
          <PdfLink
            label="Gerar PDF"
            variant="filled"
            fileName={`projeto_${projeto.id}.pdf`}
            load={() => api.gerarPdf({ params: { id: projeto.id } })}
          />
          <Button
            variant="default"
            leftSection={<IconPrinter aria-hidden size={18} />}
            onClick={() => globalThis.print()}
          >
            Imprimir
          </Button>
          <ProofLink projeto={projeto} />
          <OwnerButtons projeto={projeto} />
          <Button variant="default" component={Link} to="/menu">
            Menu
          </Button>
        </Group>
        <AvisoDeEncerramento projeto={projeto} />
        <DetailsFacts projeto={projeto} />
        <DetailsPeople projeto={projeto} />
        <DetailsSections projeto={projeto} />
        <DetailsSchedules projeto={projeto} />
      </Stack>
    </div>
  );
}
