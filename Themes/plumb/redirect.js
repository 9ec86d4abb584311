// Leads from a former address to the page, and to the same place on it; the refresh of a page without scripts loses that.
location.replace(document.currentScript.dataset.target + location.hash);
