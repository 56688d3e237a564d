#!/bin/sh
# Lets GitHub deploy without a key, once (docs/go-live.md#deployment-from-ci). PROJECT: the project's id. REPOSITORY: OWNER/NAME.
set -eu
number=$(gcloud projects describe "$PROJECT" --format="value(projectNumber)")
account=deployer@$PROJECT.iam.gserviceaccount.com

gcloud services enable iamcredentials.googleapis.com sts.googleapis.com --project="$PROJECT"
gcloud iam service-accounts create deployer --project="$PROJECT"
for role in firebasehosting.admin firebaserules.admin datastore.indexAdmin serviceusage.serviceUsageConsumer serviceusage.apiKeysViewer; do
  gcloud projects add-iam-policy-binding "$PROJECT" --member="serviceAccount:$account" --role="roles/$role" --condition=None
done
gcloud iam workload-identity-pools create ci --project="$PROJECT" --location=global
gcloud iam workload-identity-pools providers create-oidc github --project="$PROJECT" --location=global --workload-identity-pool=ci \
  --issuer-uri=https://token.actions.githubusercontent.com --attribute-mapping=google.subject=assertion.sub \
  --attribute-condition="assertion.repository == '$REPOSITORY'"
gcloud iam service-accounts add-iam-policy-binding "$account" --project="$PROJECT" --role=roles/iam.workloadIdentityUser \
  --member="principal://iam.googleapis.com/projects/$number/locations/global/workloadIdentityPools/ci/subject/repo:$REPOSITORY:environment:live"
echo "Write $number for NUMBER in the job, examples/deploy.yml."
